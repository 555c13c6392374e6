/** Names and descriptions of the commands that open games. */

export const openingCommands = {
  duel: {
    name: 'duel',
    description: 'Challenge somebody to a duel, or play against me',
    options: {
      opponent: {
        name: 'opponent',
        description: 'Whom to challenge; leave it out to play against me',
      },
      hero: { name: 'hero', description: 'Your hero; random when left out' },
      opponentHero: {
        name: 'opponent-hero',
        description: "Your opponent's hero; they choose when left out",
      },
      pace: { name: 'pace', description: 'How long each move may take; live when left out' },
      starts: { name: 'starts', description: 'Who takes the first turn; a roll decides when left out' },
      botLevel: { name: 'bot-level', description: 'How well I play, where you play against me' },
      houseRules: {
        name: 'house-rules',
        description: 'Contested points to play otherwise; as in /expansions when left out, usually none',
      },
      friendly: { name: 'friendly', description: 'Whether the game leaves ratings as they are' },
      series: { name: 'series', description: 'How many games decide it; one when left out' },
      sameDice: {
        name: 'same-dice',
        description: 'Whether others can play on the same dice and decks afterwards, to compare',
      },
    },
    paces: {
      live: 'Live: 10 minutes for each move',
      hourly: 'Today: 1 hour for each move',
      'eight-hours': 'Asynchronous: 8 hours for each move',
      daily: 'Asynchronous: 24 hours for each move',
      asynchronous: 'Asynchronous: 48 hours for each move',
      'hourly-weekdays': 'Today: 1 hour for each move, weekend off',
      'eight-hours-weekdays': 'Asynchronous: 8 hours for each move, weekend off',
      'daily-weekdays': 'Asynchronous: 24 hours for each move, weekend off',
      'asynchronous-weekdays': 'Asynchronous: 48 hours for each move, weekend off',
    },
    houseRules: {
      'altered-dice': 'Attempts return only after altered dice',
      'interrupt-roll-cards': 'Roll Phase cards can be interrupted',
      all: 'Both',
      none: 'None: the usual readings',
    },
    series: {
      'best-of-3': 'Best of 3',
      'best-of-5': 'Best of 5',
      'best-of-3-swap': 'Best of 3, heroes swapped',
      'best-of-5-swap': 'Best of 5, heroes swapped',
    },
    botLevels: {
      easy: 'Easy: overlooks a lot',
      usual: 'Usual: overlooks something now and then',
      strong: 'Strong: plays as well as it can',
    },
    starters: { roll: 'A roll decides', me: 'I start', opponent: 'My opponent starts' },
  },
  play: {
    name: 'play',
    description: 'Open a table for two to six: people and bots take seats, then you start',
    options: {
      mode: { name: 'mode', description: 'Which game' },
      hero: { name: 'hero', description: 'Your hero; random when left out' },
      invite: { name: 'invite', description: 'Somebody to call; more can be called from the table' },
      pace: { name: 'pace', description: 'How long each move may take; live when left out' },
      starts: { name: 'starts', description: 'Who takes the first turn; a roll decides when left out' },
      houseRules: {
        name: 'house-rules',
        description: 'Contested points to play otherwise; as in /expansions when left out, usually none',
      },
      sameDice: {
        name: 'same-dice',
        description: 'Whether others can play on the same dice and decks afterwards, to compare',
      },
    },
    modes: {
      duel: 'Duel: two players',
      koth: 'King of the Hill: three to six, everybody for themselves',
      '2v2': '2 versus 2: two teams of two',
      '3v3': '3 versus 3: two teams of three',
      '2v2v2': '2 versus 2 versus 2: three teams of two',
      'boss-v-many': 'Boss vs Many: one is a boss of Adventures, two to four are heroes',
      'boss-v-boss': 'Boss vs Boss: two bosses of Adventures',
    },
  },
  perks: {
    name: 'perks',
    description: 'Your perk sheet for Missions: what works, and points to spend',
  },
  mission: {
    name: 'mission',
    description: 'Missions: one to four heroes together against henchmen, a clock and a boss',
    start: {
      name: 'start',
      description: 'Open a table for a Mission: people and bots take heroes, then you start',
      options: {
        mission: { name: 'mission', description: 'Which Mission' },
        hero: { name: 'hero', description: 'Your hero; random when left out' },
        invite: { name: 'invite', description: 'Somebody to call; more can be called from the table' },
        pace: { name: 'pace', description: 'How long each move may take; live when left out' },
        difficulty: { name: 'difficulty', description: 'Easier or harder than printed' },
      },
    },
    road: {
      name: 'road',
      description: 'The six Missions as a road with a story: open the table of the next one',
      options: {
        hero: { name: 'hero', description: 'Your hero; that of your last Mission on the road when left out' },
        invite: { name: 'invite', description: 'Somebody to call; more can be called from the table' },
        pace: { name: 'pace', description: 'How long each move may take; live when left out' },
        difficulty: {
          name: 'difficulty',
          description: 'Easier or harder than printed; as before when left out',
        },
        anew: { name: 'anew', description: 'Begin a new road; the old one stays on your record' },
      },
    },
    chronicle: {
      name: 'chronicle',
      description: 'Your road of Missions: what was won, done and decided, and what comes. Only you see it',
    },
    info: {
      name: 'info',
      description: 'What a Mission is about: map, objectives, enemies, clock. Only you see it',
      options: {
        mission: { name: 'mission', description: 'Which Mission; that of this channel when left out' },
        side: { name: 'side', description: 'Side 2 is a surprise, shown only when asked for' },
        heroes: { name: 'heroes', description: 'How many heroes its figures are worked out for' },
      },
      sides: { first: 'Side 1', second: 'Side 2 (spoiler)' },
    },
    handOver: {
      name: 'hand-over',
      description: 'Let a bot or somebody else play your hero in the Mission of this channel',
    },
    takeHero: {
      name: 'take-hero',
      description: 'Play a hero of this channel’s Mission: one that a bot plays, or take yours back',
    },
    difficulties: {
      all: 'easier: 10 more health and 5 momentum for each hero, and double perk points',
      both: 'easier: 10 more health and 5 momentum for each hero',
      'health-points': 'easier: 10 more health for each hero, and double perk points',
      'momentum-points': 'easier: 5 momentum for each hero at the start, and double perk points',
      health: 'easier: 10 more health for each hero',
      momentum: 'easier: 5 momentum for each hero at the start',
      points: 'easier: double perk points',
      printed: 'as printed',
      'raised-1': 'harder by 1',
      'raised-2': 'harder by 2',
      'raised-3': 'harder by 3',
      'raised-4': 'harder by 4',
      'raised-5': 'harder by 5',
    },
  },
  adventure: {
    name: 'adventure',
    description: 'Adventures: one to four heroes explore a map of tiles, fight minions and find loot',
    start: {
      name: 'start',
      description:
        'Open a table for a Portal Crawl or Boss Battle: people and bots take heroes, then you start',
      options: {
        hero: { name: 'hero', description: 'Your hero; random when left out' },
        scenario: { name: 'scenario', description: 'The first Portal Crawl when left out' },
        card: {
          name: 'card',
          description: 'A map or boss by name, in place of one of the scenario at random',
        },
        invite: { name: 'invite', description: 'Somebody to call; more can be called from the table' },
        pace: { name: 'pace', description: 'How long each move may take; live when left out' },
        difficulty: { name: 'difficulty', description: 'Normal when left out' },
      },
    },
    info: {
      name: 'info',
      description:
        'How this channel’s scenario stands, or what a minion, boss, tile or card does. Only you see it',
      options: {
        about: {
          name: 'about',
          description: 'A minion, boss, scenario, tile, loot card or chest; the scenario here when left out',
        },
      },
    },
    sheet: {
      name: 'sheet',
      description: 'Your campaigns of Adventures: sessions, points and what comes next. Only you see it',
    },
    scenarios: {
      'crimson-sands': '1: Portal Crawl, the Crimson Sands',
      'fallen-barbarian': '2: Boss Battle, the Fallen Barbarian',
      'emerald-coast': '3: Portal Crawl, the Emerald Coast',
      'fallen-gunslinger': '4: Boss Battle, the Fallen Gunslinger',
      'ivory-roads': '5: Portal Crawl, the Ivory Roads',
      'fallen-monk': '6: Boss Battle, the Fallen Monk',
      'void-court': '7: Portal Crawl, the Void Court',
      'mad-king': '8: Boss Battle, the Mad King',
      campaign: 'Go on with your campaign',
    },
    difficulties: {
      normal: 'Normal',
      veteran: 'Veteran: less health',
      insane: "Insane: less health, weaker salves, more King's Hands, Vis'eer beside bosses",
      hardcore: "Hardcore: Vis'eer beside bosses, and one defeat ends the campaign",
    },
  },
};
