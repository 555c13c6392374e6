/** The help of the soak. */
export const HELP = `npm run soak -- [options]
  --seeds N      games for each pairing (default 1000)
  --players P    random | bots | mixed (default mixed: every fifth game is the bots')
  --heroes A,B   only these heroes (default all)
  --others N     each hero against N, itself among them, spread over all (default all of them)
  --pairing A,B  only duels of A in the first seat against B
  --only N       only the game with this index, as the message of a failed game says
  --seek A,B     in that game random players seek these things; without it they seek nothing
  --most-actions N
                 fails a game with more actions a seat (default 10000, in Missions 6000)
  --memory       without the replay in which every state goes through JSON
  --advice       instead: duels of each hero against itself, the dice that Odds advises to keep against
                 those for the most damage; fails where the advice does not win more of --seeds duels
  --against-random
                 instead: --seeds duels of the bot with each hero against random play of all in turn; fails
                 where it does not win more than 90 %
  --choices      instead: one hash over every action of fixed games: of bots in all duels, and of random players
                 and bots in all modes and Missions; compare the lines of two versions
  --questions    instead: how often people are asked, over --games N duels, or games of --mode M (default 50),
                 from --seed S (default 1)
  --mode M       instead: --games N games (default 50) of duel | koth | 2v2 | 3v3 | 2v2v2 with heroes and seats drawn
                 by --seed (default 1), by random players, bots and both in turn
  --missions     instead: --games N (default 50) of each Mission with parties of 1 to 4, from --seed S (default 1),
                 by bots, or with --players random by chance; only --mission A,B and --party 1,2 where they are named
  --presence     instead: --games N (default 50) Missions of each party size by people who look at the table now and
                 then: sittings and presses of a round, changes of person and passes in an enemy phase; with
                 --plans-ahead they also plan for the enemies while they wait for the others
  --adventures   instead: --games N (default 50) campaigns of Adventures by bots for each party size of --party
                 (default 1,2,3,4), from --seed S (default 1), on --difficulty D (default normal)
  --strength     instead: the bot against the bot of commit --against C, over --games N duels, games of --mode M or
                 (--missions) parties, by hero, with errors; --mirror plays duels of a hero against itself; --level L
                 and --against-level L set levels, --habit H the habit of the first bot, --against none plays the
                 present bot; --people FILE sets the shares of heroes beside the results of people in that file;
                 --journal FILE keeps results and goes on from them; --minutes N starts no game later
  --report       damage by ability, cards played, tokens used; fails on what was never used
  --pack FILE    instead: duels of bots, the hero of this pack against all others from both seats, --seeds (here 2) each
  --table        how often each hero won against the others`;
