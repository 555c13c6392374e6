/** Texts for a first game: a greeting in the channel, and private hints for newcomers. */
export const guide = {
  /** Posted in a server that the bot has just joined. */
  greeting:
    'Hello! I play **Dice Throne** here: `/duel` challenges somebody or me, `/play` opens a table for two to six, `/help` tells the rest. Hands are secret, dice are fair, and every rule is seen to. New to it? Play a first game against me; I tell you what to do as you go.',
  first: 'Play a first game',
  title: 'First game · only you see this',
  hints: {
    main: 'Your **Main Phase**: *My hand* shows your cards; what is bright can be played, each costs CP, and selling a card brings 1 CP. Upgrades improve an ability for the rest of the game. When you are done: *Roll the dice*.',
    dice: 'Press the **dice to keep**; they turn green, and *Reroll* throws the others, up to three attempts in all. The abilities below are those that your dice show now; *My board* tells all of them and what is one die away, *Odds* what is worth keeping.',
    attacked:
      'You are **attacked**. *Roll …* rolls your defense at once; *… pass the rest* also says that you have nothing to add before the damage. *My hand* shows whether a card can change the dice or prevent damage.',
    answer:
      'You **may answer** here with a card of *My hand* or a token; nothing needs to be done. *Pass* goes on. *Stops* says how often you want to be asked.',
    'second-main':
      'Your **second Main Phase**: play or sell once more, then *End the turn*. More than six cards have to be sold.',
  },
  off: 'No more hints',
  isOff: 'No more hints. `/help` is always there.',
};
