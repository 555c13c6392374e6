// @ts-check
/** @import { PageContext } from './context.js' */
/** @import { PageEvent } from './shapes.js' */
/** @import { Change } from './state.js' */
import { ChannelList } from './channels.js';
import { Composer } from './composer.js';
import { byId } from './dom.js';
import { Interactions } from './interactions.js';
import { MessageList } from './message-list.js';
import { personOf, rememberPerson, renderPeople, requestedPerson } from './people.js';
import { ProblemList } from './problems.js';
import { PageSocket } from './socket.js';
import { firstChannel, World } from './state.js';
import { refreshRelativeTimes } from './timestamps.js';

const relativeTimesEveryMs = 5000;

const world = new World();
const interactions = new Interactions({
  send: (request) => socket.send(request),
  changed: (messageId) => messageList.redraw(messageId),
  commandFailed: (label, reason) => messageList.commandFailed(label, reason),
});

/** @type {PageContext} */
const context = {
  world,
  interactions,
  openChannel: (channelId) => world.open(channelId),
  become: (personId) => {
    if (personId === world.me) return;
    rememberPerson(personId);
    setAddress({ as: undefined });
    socket.send({ op: 'be', personId });
  },
  dismiss: (messageId) => {
    socket.send({ op: 'dismiss', messageId });
    world.apply({ t: 'message-delete', channelId: world.channelId, messageId });
  },
};

const channelList = new ChannelList(context);
const messageList = new MessageList(context);
const composer = new Composer(context);
const problemList = new ProblemList(world);
const connection = byId('connection');

const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/page`;
const socket = new PageSocket(address, {
  opened: () => {
    connection.hidden = true;
  },
  received: (event) => receive(event),
  lost: () => {
    connection.hidden = false;
    connection.textContent = 'The connection to the playground was lost. Trying again …';
    interactions.loseAll();
  },
});

/** @param {PageEvent} event */
function receive(event) {
  if (event.t === 'snapshot') {
    const person = personOf(event.people, requestedPerson());
    if (person && person.id !== event.me) {
      socket.send({ op: 'be', personId: person.id });
      return;
    }
    rememberPerson(event.me);
  }
  interactions.apply(event);
  world.apply(event);
}

world.subscribe((change) => {
  show(change);
  if (change.kind !== 'violations') renderTitle();
});

/** @param {Change} change */
function show(change) {
  switch (change.kind) {
    case 'snapshot':
      return showSnapshot();
    case 'room':
      setAddress({ channel: world.channelId });
      messageList.show();
      return composer.reset();
    case 'message':
      if (change.message.channel_id === world.channelId && document.hasFocus()) world.forgetPings();
      return messageList.add(change.message);
    case 'message-edit':
      return messageList.redraw(change.message.id);
    case 'message-delete':
      return messageList.remove(change.message.id);
    case 'violations':
      return problemList.render();
    case 'commands':
      return composer.refresh();
    default:
      channelList.render();
      renderPeople(context);
      composer.refresh();
  }
}

function showSnapshot() {
  interactions.forgetFailures();
  const wanted = new URLSearchParams(location.search).get('channel') ?? '';
  const room =
    [world.channelId, wanted].find((id) => world.channels.has(id)) ??
    firstChannel(world.channels.values())?.id;
  problemList.render();
  channelList.render();
  renderPeople(context);
  if (room) world.open(room);
  else messageList.show();
}

function renderTitle() {
  const pings = world.pingsOf(world.me);
  const name = world.channel ? world.titleOf(world.channel) : 'Playground';
  byId('room-name').textContent = name;
  document.title = `${pings > 0 ? `(${pings}) ` : ''}${name} · Playground`;
}

/**
 * Changes parameters of the page's address; undefined takes one away.
 * @param {Record<string, string | undefined>} parameters
 */
function setAddress(parameters) {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  history.replaceState(null, '', url);
}

window.addEventListener('focus', () => {
  if (world.pingsOf(world.me, world.channelId) > 0) world.forgetPings();
});
setInterval(refreshRelativeTimes, relativeTimesEveryMs);
socket.connect();
