/** Texts of a person's standing orders: when the game asks them. */
import type { Asking, PartyGroup, StopPresetId, WindowGroup } from '../../engine/hosting.ts';

export const stops = {
  title: 'Your stops',
  /** Without a game. */
  aboutAll:
    'When games ask you before they go on. This holds for every game that you begin from now on; a game under way is changed by the *Stops* button at its table.',
  /** The first select: one of three presets, or own settings. */
  character: 'How often you are asked',
  characters: {
    thorough: 'Thorough',
    usual: 'Usual',
    swift: 'Swift',
  } satisfies Record<StopPresetId, string>,
  characterMeaning: {
    thorough: 'At every moment at which something could be answered: most questions, no chance missed',
    usual: 'When you are attacked, when dice of an Attack can be changed, when something of yours is taken',
    swift: 'Only when damage comes to you, for your own Attack, and when something of yours is taken',
  } satisfies Record<StopPresetId, string>,
  ownWay: 'Your own choice',
  fine: 'Fine settings',
  coarse: 'Fewer settings',
  kept: 'Remembered for your next games as well.',
  about: (place: string) =>
    `When the game at ${place} asks you before it goes on. What you hold plays no part in it, so being asked tells nobody anything.`,
  aboutParty: (place: string) =>
    `When the game at ${place} asks you before it goes on. You are asked only where you can really do something.`,
  groups: {
    attack: 'An Attack or damage is coming',
    dice: 'Dice of a roll phase can be changed',
    'effect-dice': 'Dice of an effect can be changed',
    aftermath: 'Damage has landed',
    replies: 'Something of yours is about to be taken or lost',
    ability: 'An ability takes effect',
    rolls: 'An opponent is between attempts',
    main: 'An opponent is in a Main Phase',
    phases: 'A phase or turn begins or ends',
    defense: 'You can defend',
    'enemy-dice': 'Dice of the enemies can be changed',
    'second-main': 'Your turn ends with a second Main Phase',
    sharing: 'You decide for the party as the start player',
    conversion: 'A status effect for an enemy can become momentum',
    'small-damage': '1 or 2 damage comes',
    salves: 'Your battle begins, and you have a salve',
    planning: 'You announce an attack on one of several',
  } satisfies Record<WindowGroup, string>,
  /** The meaning of the choices in a party. */
  partyMeaning: {
    'second-main': {
      always: 'Before every turn ends',
      fitting: 'With too many cards, or when you can do something new',
      never: 'It ends by itself; you are asked only which cards to sell',
    },
    defense: {
      always: 'Each time',
      fitting: 'Unless there is one way to defend, free of charge: that is done for you',
      never: 'You defend by yourself, but never pay for range',
    },
    'enemy-dice': {
      always: 'Whenever you can change one',
      fitting: 'Where one die could keep an attack off you',
      never: 'They stay as they are',
    },
    'small-damage': {
      always: 'Whenever you can answer it',
      fitting: 'Where it leaves you 5 health or less',
      never: 'You take it',
    },
    salves: {
      always: 'Before each battle',
      fitting: 'Where no healing is lost, you have half your health or less, or somebody has fallen',
      never: 'You use salves only before you move',
    },
    conversion: {
      always: 'For each one',
      fitting: 'While you have no momentum; otherwise it is placed',
      never: 'It is placed',
    },
    sharing: {
      always: 'For each momentum, and the order of effects on enemies',
      fitting: 'Momentum once, where it pays for an ally; otherwise whoever has least gets it',
      never: 'Momentum goes to whoever has least',
    },
    planning: {
      always: 'At once, whom you mean to attack; once more if it falls first',
      fitting: 'At once, whom you mean to attack; if it falls first, the weakest is next',
      never: 'When it is your turn to attack',
    },
  } satisfies Record<PartyGroup, Record<Asking, string>>,
  asking: {
    always: 'Always ask me',
    fitting: 'Ask me when it fits',
    never: 'Never ask me',
  } satisfies Record<Asking, string>,
  meaning: {
    always: 'Wherever anything at all could be possible',
    fitting: 'Only where something made for that moment could be possible',
    never: 'Passed for you',
  } satisfies Record<Asking, string>,
  /** With more than two players. */
  ofMany:
    'Dice of others fit when they decide about you: you are attacked, or, before anybody is named, you lead, are near to falling or face an Ultimate.',
  /** The toggle of the call one turn before one's own, in all asynchronous games. */
  early: 'Call me one turn early',
  notEarly: 'Do not call me one turn early',
  /** The toggle of pictures, in all games. */
  wordsOnly: 'Words only',
  pictures: 'Pictures again',
  wordsOnlyMeaning:
    'Words only: your own panels have no pictures, and the tables of your games tell everything in words too, from their next change on.',
  untilMyTurn: 'Pass until my turn',
  /** In the person's own turn, which is not passed. */
  afterMyTurn: 'Pass from my turn’s end to my next',
  notUntilMyTurn: 'Ask me again before my turn',
  askNext: 'Ask me next',
  notAskNext: 'Do not ask me next',
  askedNext: 'You are asked at the next chance at which anything could be possible.',
  passing: 'Everything is passed for you until your own next turn.',
  passingAfter:
    'In this turn of yours you are asked as usual; after it everything is passed for you until your next one.',
  once: 'The first two buttons below hold once, then the stops above count again.',
};
