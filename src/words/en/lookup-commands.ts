/** Names and descriptions of the commands that look something up. */

export const lookupCommands = {
  rule: {
    name: 'rule',
    description: 'Look a rule up: any words, also misspelt ones',
    options: {
      words: {
        name: 'words',
        description: 'What you want to know, such as heal cap or can I sell in the roll phase',
      },
      mode: { name: 'mode', description: 'Only rules of this kind of game; remembered for the channel' },
    },
  },
  hero: {
    name: 'hero',
    description: 'Look a hero up: dice, board, upgrades, cards, tokens, odds',
    options: { name: { name: 'name', description: "The hero's name, or the beginning of it" } },
  },
  card: {
    name: 'card',
    description: 'Look a card up: cost, kind, effect, who has it',
    options: { name: { name: 'name', description: "The card's name, or the beginning of it" } },
  },
  token: {
    name: 'token',
    description: 'Look a token or companion up: timing, effect, who has it',
    options: { name: { name: 'name', description: "The token's name, or the beginning of it" } },
  },
  odds: {
    name: 'odds',
    description: 'The exact odds of an ability or of any dice, with the best dice to keep',
    options: {
      goal: {
        name: 'goal',
        description: 'An ability such as Smack, or dice such as large straight, 3 sword + 2 pow, 6 6 6',
      },
      hero: {
        name: 'hero',
        description: 'Whose dice and board; without a goal: the odds of the whole board',
      },
      dice: {
        name: 'dice',
        description: 'The five dice as they lie, such as 1,2,3,4,4; from scratch when left out',
      },
      attempts: {
        name: 'attempts',
        description: 'Roll Attempts left; three from scratch and two with dice when left out',
      },
    },
  },
};
