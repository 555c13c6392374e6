/** The map of a Mission's side with its current tiles and figures. */
import { boostById } from '../../engine/definitions.ts';
import type { MissionView, TileView } from '../../engine/index.ts';
import { mapOf } from '../../engine/rules.ts';
import { type EachEffect, readEffect } from '../../engine/vocabulary/each-effect.ts';
import type { Effect } from '../../engine/vocabulary/effect.ts';
import type { MissionSide } from '../../engine/vocabulary/mission.ts';
import type { Fixture } from '../../engine/vocabulary/scenery.ts';
import type { Words } from '../../words/index.ts';
import type { BoostModel, MissionMapModel, SpaceModel } from '../picture/mission/mission-model.ts';

/** With more zones than this, only the first word of their names counts: numbered parts of a track become one. */
const MAX_ZONES = 4;

export function mapModelOf(
  { tiles }: MissionView,
  side: MissionSide,
  { missionTable: say }: Words,
): Pick<MissionMapModel, 'spaces' | 'zones' | 'scene'> {
  const map = mapOf(side);
  const lying = new Map(tiles.map(({ space, tiles: own }) => [space, own]));
  const printed = [...new Set(map.spaces.flatMap(({ mark }) => mark.zones?.slice(0, 1) ?? []))];
  const nameOf = (zone: string) => say.zone(printed.length > MAX_ZONES ? stemOf(zone) : zone);
  const zones = [...new Set(printed.map(nameOf))];
  const spaces = map.spaces.map(({ id, mark }): SpaceModel => {
    const own = lying.get(id) ?? [];
    const has = (kind: TileView['kind']) => own.some((tile) => tile.kind === kind);
    const [zone] = mark.zones ?? [];
    const [boost] = own.filter((tile) => tile.kind === 'boost' && !tile.faceDown);
    const faceDown = own.filter((tile) => tile.kind === 'boost' && tile.faceDown).length;
    const fixture = zone === undefined ? undefined : fixtureOf(side, zone);
    const plot = own.filter(({ kind }) => kind === 'plot').length;
    const cover = (['defeat', 'clear', 'mystery'] as const).find(has);
    return {
      space: id,
      ground: mark.blocked || has('blocked') ? 'blocked' : mark.entry ? 'entry' : mark.exit ? 'exit' : 'open',
      ...(mark.number === undefined ? {} : { number: mark.number }),
      ...(zone === undefined ? {} : { zone: zones.indexOf(nameOf(zone)) }),
      ...(fixture === undefined ? {} : { fixture }),
      ...(boost?.id ? { boost: boostModel(boost.id) } : {}),
      ...(faceDown > 0 ? { faceDown } : {}),
      ...(cover ? { tile: cover } : {}),
      ...(plot > 0 ? { plot } : {}),
    };
  });
  return {
    spaces,
    zones: zones.map((zone) => zone.charAt(0).toUpperCase() + zone.slice(1)),
    ...(side.scenery ? { scene: side.scenery.scene } : {}),
  };
}

/** What is painted on the spaces of a zone; numbered parts of a zone are painted alike. */
function fixtureOf({ scenery }: MissionSide, zone: string): Fixture | undefined {
  return scenery?.fixtures?.[zone.replace(/-\d+$/, '')];
}

/** `track` of `track-3`. */
function stemOf(zone: string): string {
  return zone.replace(/-\d+$/, '');
}

/** The name of a boost tile. */
export function boostWords(id: string): string {
  return boostById(id).name;
}

/** How a boost tile is drawn, by its effect. */
function boostModel(id: string): BoostModel {
  const [effect] = boostById(id).effects;
  return effect ? { kind: kindOf(effect), value: amountShown(effect) } : { kind: 'status', value: '' };
}

/** The picture of each effect on a boost tile; `status` is that of an upward arrow. */
const KINDS = {
  cp: () => 'cp',
  draw: () => 'cards',
  heal: () => 'heal',
  momentum: () => 'momentum',
  choose: ({ options }) =>
    options.some(({ effects }) => effects.some((one) => one.do === 'transfer-chosen'))
      ? 'transfer'
      : 'remove',
  'after-damage': 'status',
  'at-defense': 'status',
  'at-turn-end': 'status',
  'for-each': 'status',
  'go-astray': 'status',
  if: 'status',
  'if-falling': 'status',
  'look-at-deck': 'status',
  may: 'status',
  repeat: 'status',
  discard: 'status',
  search: 'status',
  'look-at-hand': 'status',
  'play-upgrade': 'status',
  deal: 'status',
  'add-damage': 'status',
  'isolated-damage': 'status',
  prevent: 'status',
  avoid: 'status',
  outlive: 'status',
  'halve-dealt': 'status',
  'reflect-half': 'status',
  redirect: 'status',
  'allow-split': 'status',
  'harm-companion': 'status',
  undefendable: 'status',
  'allow-defense': 'status',
  alter: 'status',
  'reroll-own': 'status',
  'read-as': 'status',
  'extra-attempt': 'status',
  roll: 'status',
  'grant-reroll': 'status',
  'steal-health': 'status',
  'lose-cp': 'status',
  'steal-cp': 'status',
  'turn-over': 'status',
  'share-momentum': 'status',
  recruit: 'status',
  'slow-clock': 'status',
  'enemy-dice': 'status',
  'keep-ally': 'status',
  'part-with-ally': 'status',
  gold: 'status',
  'open-chest': 'status',
  'loot-die': 'status',
  explore: 'status',
  'spawn-minion': 'status',
  'leave-battle': 'status',
  counter: 'status',
  'advance-clock': 'status',
  'place-tile': 'status',
  'take-tile': 'status',
  spawn: 'status',
  'move-figure': 'status',
  then: 'status',
  'activation-window': 'status',
  interruption: 'status',
  'fail-ability': 'status',
  'offense-again': 'status',
  'extra-offensive-roll-phase': 'status',
  note: 'status',
  'choose-amount': 'status',
  'choose-player': 'status',
  'choose-players': 'status',
  gain: 'status',
  inflict: 'status',
  remove: 'status',
  'remove-chosen': 'status',
  'transfer-chosen': 'status',
  'raise-limit': 'status',
  'prevent-status': 'status',
  'turn-token': 'status',
  'pass-on': 'status',
  'use-free': 'status',
} satisfies EachEffect<null, BoostModel['kind'], 'status'>;

function kindOf(effect: Effect): BoostModel['kind'] {
  return readEffect(KINDS, effect, null) ?? 'status';
}

function amountShown(effect: Effect): string {
  const amount = 'amount' in effect ? effect.amount : effect.do === 'draw' ? effect.count : null;
  return typeof amount === 'number' ? `+${amount}` : '';
}
