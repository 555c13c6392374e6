/** Texts for a first game: a greeting in the channel, and private hints for newcomers. */
export const guide = {
  /** Posted in a server that the bot has just joined. */
  greeting:
    'Hello! I play **Dice Throne** here: `/duel` challenges somebody or me, `/play` opens a table for two to six, `/help` tells the rest. Hands are secret, dice are fair, and every rule is seen to. New to it? Play a first game against me; I tell you what to do as you go.',
  first: 'Play a first game',
  /** To somebody without a finished game who takes a seat at a Mission or a large table. */
  duelFirst:
    'You have no finished game with me yet. **Play a duel first**: against me it takes some 20 minutes, and I tell you what to do as you go. Missions and large tables take the turns, dice and cards as known, and the others wait for you. Your seat stays yours.',
  title: 'First game · only you see this',
  hints: {
    main: 'Your **Main Phase**: *My hand* shows your cards; what is bright can be played, each costs CP, and selling a card brings 1 CP. Upgrades improve an ability for the rest of the game. When you are done: *Roll the dice*.',
    dice: 'Press the **dice to keep**; they get a lock, and *Reroll* throws the others, up to three attempts in all. The abilities below are those that your dice show now; *My board* tells all of them and what is one die away, *Odds* what is worth keeping.',
    attacked:
      'You are **attacked**. *Roll …* rolls your defense at once; *… pass the rest* also says that you have nothing to add before the damage. *My hand* shows whether a card can change the dice or prevent damage.',
    answer:
      'You **may answer** here with a card of *My hand* or a token; nothing needs to be done. *Pass* goes on. *Stops* says how often you want to be asked.',
    'second-main':
      'Your **second Main Phase**: play or sell once more, then *End the turn*. More than six cards have to be sold.',
    'mission-move':
      '**Move**: choose any space that you can walk to; distance costs nothing. Each space says who stands beside it and what could hit you there. Boost tiles help you at once; on the exit you leave the map once it is open.',
    'mission-momentum':
      '**Momentum** is the currency of a party. You get it from fallen enemies, boosts, objectives, and for a status effect that you do not put on an enemy. It pays for range, allies and the actions of your momentum card; what is left at the end is lost, so spend it.',
    'mission-allies':
      '**Allies**: three wait in the headquarters, shown below the objectives with their price. Hire one for momentum in a Main Phase; it brings dice changes, damage or an ability of its own. `/card` with its name tells what it does.',
    'mission-range':
      '**Range**: your ability hits enemies beside you. For one that is farther away you pay momentum. The numbers on the pins are those in the menus.',
    'mission-clock':
      '**The crisis clock** moves on at the end of each round. The table names what its next segments do; heal, spread out or defeat that kind of enemy before.',
  },
  off: 'No more hints',
  isOff: 'No more hints. `/help` is always there.',
};
