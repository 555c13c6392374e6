/** Sentences that answer questions by yes or no. */
const TRAITS = {
  defendable: {
    yes: 'can be defended with a Defensive Ability',
    no: 'cannot be defended with a Defensive Ability',
  },
  avoidable: {
    yes: 'can be prevented and avoided with cards and tokens',
    no: 'cannot be prevented or avoided',
  },
  modifiable: { yes: 'can be changed by Attack Modifiers', no: 'cannot be changed by Attack Modifiers' },
  attack: { yes: 'makes the ability an Attack', no: 'does not make the ability an Attack' },
};
const MOMENTS = {
  'own-main': 'your own Main Phase',
  'own-offense': 'your own Offensive Roll Phase',
  'own-defense': 'the Defensive Roll Phase of your own turn',
  'own-discard': 'your own Discard Phase',
  'foe-main': "an opponent's Main Phase",
  'foe-offense': "an opponent's Offensive Roll Phase",
  'foe-defense': "the Defensive Roll Phase of an opponent's turn",
  'foe-discard': "an opponent's Discard Phase",
};
const TURNS = { own: 'your own turn', foe: "an opponent's turn" };
const TYPES = {
  normal: 'normal damage',
  undefendable: 'undefendable damage',
  pure: 'pure damage',
  collateral: 'collateral damage',
  ultimate: 'the damage of an activated Ultimate',
  typeless: 'damage outside of Attacks',
};
const USES = { raise: 'raise', lower: 'prevent, avoid or lower' };
const FACTS = {
  removable: {
    yes: 'can be removed by effects that remove status effects',
    no: 'cannot be removed by effects',
  },
  movable: { yes: 'can be moved to another player', no: 'cannot be moved to another player' },
  positive: { yes: 'is a positive status effect', no: 'is no positive status effect' },
  negative: { yes: 'is a negative status effect', no: 'is no negative status effect' },
  unique: { yes: 'is a unique status effect', no: 'is no unique status effect' },
  companion: { yes: 'is a companion', no: 'is no companion' },
  status: { yes: 'is a status effect', no: 'is no status effect' },
  persistent: { yes: 'is persistent', no: 'is not persistent' },
  spendable: { yes: 'can be spent', no: 'cannot be spent' },
};

type Said = 'yes' | 'no';
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export const verdicts = {
  yes: 'Yes.',
  no: 'No.',
  type: (type: keyof typeof TYPES, trait: keyof typeof TRAITS, says: Said) =>
    `${capital(TYPES[type])} ${TRAITS[trait][says]}.`,
  ability: (name: string, trait: keyof typeof TRAITS, says: Said) =>
    `What ${name} deals ${TRAITS[trait][says]}.`,
  token: (name: string, type: keyof typeof TYPES, says: Said) =>
    `${name} ${says === 'yes' ? 'works' : 'does nothing'} with ${TYPES[type]}, as far as its own conditions are met.`,
  tokenUse: (name: string, use: keyof typeof USES, type: keyof typeof TYPES, says: Said) =>
    `${name} ${says === 'yes' ? 'can' : 'cannot'} ${USES[use]} ${TYPES[type]}${says === 'yes' ? ', as far as its own conditions are met' : ''}.`,
  tokenAbility: (name: string, ability: string, says: Said) =>
    `${name} ${says === 'yes' ? 'can' : 'cannot'} be spent with ${ability}, as far as its own conditions are met.`,
  spend: (name: string, moment: keyof typeof MOMENTS, says: Said) =>
    `${name} ${says === 'yes' ? 'can' : 'cannot'} be spent in ${MOMENTS[moment]}${says === 'yes' ? ', as far as its own conditions are met' : ''}.`,
  cardAbility: (name: string, ability: string, says: Said) =>
    `${name} ${says === 'yes' ? 'works' : 'does nothing'} with ${ability}.`,
  tokenDamage: (name: string, trait: keyof typeof TRAITS, says: Said) =>
    `The damage of ${name} ${TRAITS[trait][says]}.`,
  card: (name: string, type: keyof typeof TYPES, says: Said) =>
    `${name} ${says === 'yes' ? 'works' : 'does nothing'} with ${TYPES[type]}.`,
  moment: (name: string, moment: keyof typeof MOMENTS, says: Said) =>
    `${name} ${says === 'yes' ? 'can' : 'cannot'} be played in ${MOMENTS[moment]}.`,
  cardTurn: (name: string, turn: keyof typeof TURNS, says: Said) =>
    `${name} ${says === 'yes' ? 'can' : 'cannot'} be played in ${TURNS[turn]}${says === 'yes' ? ', in a phase that the card is for' : ''}.`,
  spendTurn: (name: string, turn: keyof typeof TURNS, says: Said) =>
    `${name} ${says === 'yes' ? 'can' : 'cannot'} be spent in ${TURNS[turn]}${says === 'yes' ? ', as far as its own conditions are met' : ''}.`,
  hold: (count: number, name: string, limit: number, says: Said) =>
    `${says === 'yes' ? 'You may' : 'You cannot'} hold ${count} ${name}: the stack limit is ${limit}.`,
  fact: (name: string, fact: keyof typeof FACTS, says: Said) => `${name} ${FACTS[fact][says]}.`,
  stop: 'As long as it is not activated, by changing its dice. Once it is activated, opponents can do nothing against it.',
};
