/** Texts about the bot, the data that it stores, and the deletion of data. */
const games = (count: number) => `${count} finished game${count === 1 ? '' : 's'}`;
const challenges = (count: number) => `${count} open challenge${count === 1 ? '' : 's'}`;

export const about = {
  about: `**Throneroom** plays the board game Dice Throne in chat.
It is an unofficial fan project, not affiliated with, endorsed by or sponsored by the game's publishers or Marvel. Names of heroes, cards and abilities belong to their owners; every text and picture here was made anew.
- The game: Dice Throne, designed by Nate Chatellier and Manny Trembley. This bot replaces no box.
- Code: MIT licence. Dice are drawn with seedrandom from a seed whose SHA-256 is shown from the start.
- Icons: game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0.
- Fonts: Cinzel, Inter and Noto Sans, SIL Open Font License 1.1.
\`/privacy\` says what is kept about you, \`/help\` how to play.`,
  privacy: `What I keep, and why:
- **Games**: the Discord ids and display names of the players (and the account name where two have one display name), the channel, and every move, so that a game can go on, be replayed and be checked. A finished game goes by itself 90 days after its end.
- **Archive**: of each finished game its players' ids, heroes, result, moves, dice and log, without limit of time, so that your record (\`/stats\`), achievements and old games stay. Others see yours only where a server shows records; \`/privacy records\` decides. In a replay only you see your hand, unless \`/privacy hands\` says otherwise.
- **Challenges**: the same for the two people, until they are answered or a day has passed.
- **Settings**: how often you are asked (\`/stops\`), whether you are called early or want words only, your clock, quiet hours and bot (\`/quiet\`; in live games until they end), what you play (\`/expansions\`), and which hints you were given.
- **Blocks**: the ids of the people whom you blocked, until you unblock them or ask to be forgotten. Nobody is told.
- **Perk sheet and campaigns**: what Missions and Adventures brought you and what you did with it, until you ask to be forgotten.
- **Presses**: their ids for a day, and in their game as long as it is kept, so that none counts twice or is lost.
- **Look-ups**: the kind of game chosen for a channel; and words for which I found no rule, without who asked, to complete the rules.
- **Trouble**: when something goes wrong, the ids of the press, the game, the channel and the server are noted for whoever runs me; not who you are, what you hold or what you typed.
I read no messages and know no e-mail addresses. Nothing is sold or given to anybody; what happens at a table is seen by those who can see its channel.
\`/forget-me\` takes you out of finished games and the archive at once, out of those still being played when they end, and deletes your challenges, your settings, your blocks, your perk sheet and your campaigns.`,
  forgetMe: `This takes your id and your name out of every finished game that is kept, and of the archive behind \`/stats\`: the number of your seat stands there instead, so that the other player can still read and verify it. It deletes every open challenge from you or to you, your settings, your blocks, your perk sheet and your campaigns. It cannot be undone.
Games that are still being played go on with your name, because the others must know whose move it is. I note your wish in them: the moment one ends, however it ends, you are taken out of it as well, and need not ask again. \`/concede\` ends one now.
Messages that were posted in Discord stay there until somebody deletes them; I do not keep which ones name you.`,
  forgetButton: 'Forget me',
  forgotten: (finished: number, open: number) =>
    `Done: you were taken out of ${games(finished)}, and ${challenges(open)} of yours ${open === 1 ? 'was' : 'were'} deleted.`,
  /** Replaces the name of a person who asked to be forgotten; seats count from 1. */
  forgottenPlayer: (seat: number) => `Player ${seat}`,
  stillPlayed: (live: number) =>
    live === 1
      ? 'One game of yours is still being played: when it ends you are taken out of it, too, and need not ask again. `/concede` ends it now.'
      : `${live} games of yours are still being played: when one ends you are taken out of it, too, and need not ask again. \`/concede\` ends one now.`,
};
