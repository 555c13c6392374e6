import type { ChatInputCommandInteraction } from 'discord.js';
import { cardsOfScenario } from '../../engine/rules.ts';
import { DIFFICULTIES, type Difficulty } from '../../engine/vocabulary/crawl.ts';
import { findScenarios } from '../../lookup/index.ts';
import { CHOICE_LENGTH, MAX_CHOICES } from '../../render/discord-limits.ts';
import { clipped, escaped } from '../../render/table/phrasing.ts';
import { wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { suggestHeroes } from '../heroes.ts';
import { type Refused, readHostHero, requestLobby } from '../lobby/request-lobby.ts';
import type { LobbyRequest } from '../lobby/send-lobby.ts';
import type { Subcommand } from '../mission/subcommand.ts';
import { PACE_CHOICES, paceFrom } from '../opening/pace-option.ts';
import { playedRulesOf } from '../played-rules.ts';
import { choice, named, subcommand } from '../routing/definition.ts';
import {
  followingScenario,
  heroOfCampaign,
  openCampaign,
  type ScenarioRequest,
  scenarioRequest,
} from './campaign.ts';

/** The scenarios in the order of the campaign. */
const SCENARIOS = [
  'crimson-sands',
  'fallen-barbarian',
  'emerald-coast',
  'fallen-gunslinger',
  'ivory-roads',
  'fallen-monk',
  'void-court',
  'mad-king',
] as const;
const CHOICES = [...SCENARIOS, 'campaign'] as const;

export const adventureStart: Subcommand = {
  data: subcommand(({ commands }) => commands.adventure.start)
    .addStringOption((option) =>
      named(option, ({ commands }) => commands.adventure.start.options.hero).setAutocomplete(true),
    )
    .addStringOption((option) =>
      named(option, ({ commands }) => commands.adventure.start.options.scenario).addChoices(
        CHOICES.map((value) => choice(value, ({ commands }) => commands.adventure.scenarios[value])),
      ),
    )
    .addStringOption((option) =>
      named(option, ({ commands }) => commands.adventure.start.options.card)
        .setMaxLength(CHOICE_LENGTH)
        .setAutocomplete(true),
    )
    .addUserOption((option) => named(option, ({ commands }) => commands.adventure.start.options.invite))
    .addStringOption((option) =>
      named(option, ({ commands }) => commands.adventure.start.options.pace).addChoices(PACE_CHOICES),
    )
    .addStringOption((option) =>
      named(option, ({ commands }) => commands.adventure.start.options.difficulty).addChoices(
        DIFFICULTIES.map((value) => choice(value, ({ commands }) => commands.adventure.difficulties[value])),
      ),
    ),

  async run(interaction, context) {
    await requestLobby(interaction, context, await readOptions(interaction, context));
  },

  complete(interaction) {
    const { name, value } = interaction.options.getFocused(true);
    if (name !== 'card') return suggestHeroes(value, wordsFor(interaction.locale));
    return findScenarios(value, MAX_CHOICES).map((card) => ({
      name: clipped(card.name, CHOICE_LENGTH),
      value: card.id,
    }));
  },
};

async function readOptions(
  interaction: ChatInputCommandInteraction,
  context: BotContext,
): Promise<LobbyRequest | Refused> {
  const { options } = interaction;
  const scenario = await scenarioOf(interaction, context);
  if ('refused' in scenario) return scenario;
  const { usual, ...request } = scenario;
  const host = readHostHero(interaction, usual);
  if ('refused' in host) return host;
  return {
    ...request,
    ...host,
    invite: options.getUser('invite'),
    pace: paceFrom(options),
    first: 'roll',
    houseRules: (await playedRulesOf(context, interaction)).houseRules,
  };
}

/** The scenario that was asked for, and the hero that is played when none is named; null for a random one. */
async function scenarioOf(
  { options, user, locale }: ChatInputCommandInteraction,
  { draw, campaignSheets }: BotContext,
): Promise<(ScenarioRequest & { readonly usual: string | null }) | Refused> {
  const difficulty = difficultyFrom(options.getString('difficulty'));
  const named = options.getString('card');
  if (named !== null) {
    const [card] = findScenarios(named, 1);
    if (card) return { ...scenarioRequest({ id: card.id, difficulty }), usual: null };
    const near = findScenarios('', 3).map(({ name }) => name);
    return { refused: wordsFor(locale).crawl.unknown(escaped(named), near) };
  }
  const asked = CHOICES.find((choice) => choice === options.getString('scenario')) ?? 'crimson-sands';
  if (asked === 'campaign') {
    const campaign = openCampaign(await campaignSheets.of(user.id));
    const next = campaign && followingScenario(campaign, draw);
    if (!next) return { refused: wordsFor(locale).crawl.campaign.noneOpen };
    return { ...next, usual: heroOfCampaign(campaign) };
  }
  // rule: a-scenario-cards; the map is one of the scenario's cards, drawn at random.
  const cards = cardsOfScenario(SCENARIOS.indexOf(asked) + 1);
  return { ...scenarioRequest({ id: cards[draw(cards.length)] ?? '', difficulty }), usual: null };
}

function difficultyFrom(value: string | null): Difficulty {
  return DIFFICULTIES.find((known) => known === value) ?? 'normal';
}
