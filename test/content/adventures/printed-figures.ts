/**
 * Figures of Adventures as they are told by the sources that the content cites: minions, tiles and loot. They are written
 * down apart from the content, so that a slip there is noticed.
 */

/**
 * Name, level, health, CP, marks (F First Strike, K King's Hand), objective, what its attack requires, dice of its defence,
 * levels of its chests. Faces: S Swipe, V Vortex, C Chaos. Of the Elf-is only the objective is known.
 */
export const MINIONS = `
Street Rat | 1 | 10 | 4 | - | straights | micro small large | 4 | 1
Fairy | 1 | 9 | 2 | F | straights | micro small large | 4 | 1
Wandering Ronin | 1 | 8 | 2 | F | SSSSS | SSS SSSS SSSSS | 1 | 1
Goblin Enchanter | 1 | 10 | 1 | - | SVVC | SVVC | 3 | 1
Shadow Archer | 1 | 10 | 3 | - | VVVVV | VV VVV VVVV VVVVV | 3 | 1
Feline Shadow | 1 | 9 | 2 | F | SSSSS | SSS SSSS SSSSS | 1 | 1
Lost Swordsman | 1 | 11 | 0 | - | SSSSS | SSS SSSS SSSSS | 3 | 1
Chaos Elf | 1 | 10 | 1 | - | straights | micro small large | 4 | 1
Raving Oni | 1 | 11 | 0 | - | VVVV | VVVV | 2 | 1
Vulture King | 1 | 8 | 2 | F | VVVVV | VVV VVVV VVVVV | 3 | 1
Roc | 1 | 15 | 2 | - | VVVV | VVVV | 5 | 1
Serpentyne | 1 | 9 | 2 | - | SSSC | SSS SSSC | 3 | 1
Dark Druid | 1 | 11 | 3 | F | VVV | VVV | 4 | 1 1
Disciple | 1 | 12 | 2 | - | SSVVV | SSVVV | 2 | 1 1
Dreg Lackey | 1 | 12 | 0 | - | SVVC | SVVC | 3 | 1
Lizardman | 1 | 15 | 2 | - | SSC | SSC | 1 | 1
Satyr | 1 | 9 | 1 | - | SSVVC | SSV SSVV SSVVC | 2 | 1
Melodious Maiden | 1 | 12 | 2 | - | CC | CC | 2 | 2
Ogrun Warrior | 1 | 11 | 0 | - | straights | micro small large | 4 | 1 1
Lizard Mage | 1 | 10 | 2 | - | VVC | VVC | 3 | 1
Plague Bearer | 1 | 10 | 2 | - | SSVVC | SSV SSVV SSVVC | 2 | 1
Corrupted Ghoul | 1 | 7 | 2 | F | SSVC | SSVC | 3 | 1
Bestial Dreg | 2 | 15 | 1 | - | SSVVC | SSVVC | 4 | 2
Blind Archer | 2 | 12 | 3 | - | VVVVV | VVV VVVV VVVVV | 4 | 2
Entropy Mage | 2 | 13 | 2 | - | VVC | VVC | 4 | 2
Blood Mage | 2 | 12 | 2 | - | VVVVV | VVV VVVV VVVVV | 3 | 2 1
Bone Witch | 2 | 10 | 2 | - | SVVC | SVVC | 4 | 2
Brutish Cyclops | 2 | 14 | 3 | - | SSSSC | SSSSC | 1 | 2
The Hermit | 2 | 12 | 5 | - | SVVV | SVVV | 5 | 2
Dark Specter | 2 | 13 | 1 | - | straights | micro small large | 3 | 2
The Butcher | 2 | 12 | 3 | - | SVVC | SVVC | 1 | 2
Vicious Viper | 2 | 12 | 2 | - | SSSC | SSS SSSC | 4 | 2
Scoundrel | 2 | 14 | 5 | F | straights | small large | 4 | 2
Phantom Sword | 2 | 14 | 3 | - | SSSSS | SSS SSSS SSSSS | 1 | 2
Wither Elf | 2 | 13 | 2 | - | straights | micro small large | 5 | 2
Wailing Banshee | 2 | 12 | 2 | - | CCCCC | CC CCC CCCC CCCCC | 2 | 2
Enraged Centaur | 2 | 15 | 2 | F | SSVVC | SSV SSVV SSVVC | 3 | 2
Axe Knight | 2 | 13 | 1 | - | straights | small large | 4 | 2
Dark Panther | 2 | 9 | 4 | F | SSSSS | SSS SSSS SSSSS | 1 | 2
Horned Harpy | 2 | 10 | 3 | F | VVVVV | VV VVV VVVV VVVVV | 3 | 2
Nimble Elf | 2 | 13 | 3 | - | SSSVV | SSSVV | 1 | 2
Trickster | 2 | 8 | 4 | F | SVVC | SVVC | 5 | 2
Soulless Bandit | 2 | 10 | 2 | F | SSSSS | SSS SSSS SSSSS | 3 | 2
Arcane Vibra | 2 | 14 | 3 | F | SSVVV | SSV SSVV SSVVV | 4 | 2
Yokai | 2 | 11 | 1 | - | VVVV | VVVV | 3 | 2
Black Wyrm | 3 | 20 | 10 | - | CC | CC | 1 | 3
Wyvern | 3 | 16 | 10 | - | CC | CC | 1 | 3
Devilish Imp | 3 | 13 | 4 | F | straights | micro small large | 5 | 3
Blackroot Elf | 3 | 15 | 2 | - | straights | micro small large | 5 | 3
Iron Maiden | 3 | 20 | 1 | - | straights | micro small large | 3 | 3
Carrion Golem | 3 | 18 | 2 | - | VVV | VVV | 5 | 3
Fell Summoner | 3 | 20 | 2 | - | SSSVV | SVV SSVV SSSVV | 2 | 3
Death Seer | 3 | 15 | 2 | - | SVC | SVC | 5 | 3
Basilisk | 3 | 14 | 2 | - | SSSCC | SSS SSSC SSSCC | 4 | 3
Crushing Golem | 3 | 16 | 4 | - | VVV | VVV | 5 | 3
Fierce Hydra | 3 | 8 | 10 | - | CC | CC | 0 | 3
Loot Goblin | 3 | 25 | 4 | - | VVVVV | VVVVV | 1 | 1 2 3
Onibaba | 3 | 14 | 2 | - | VVVV | VVVV | 3 | 3
Chimera | 3 | 20 | 4 | - | CCC | CCC | 1 | 3
Orc Shaman | 3 | 15 | 3 | - | SSCC | SSCC | 5 | 3
Holy Zealot | 3 | 16 | 4 | - | SSVVV | SSVVV | 4 | 3
Cursed Blade | 3 | 13 | 4 | F | SSSSS | SSS SSSS SSSSS | 1 | 3
Succubus | 3 | 13 | 4 | F | SSVVV | SSV SSVV SSVVV | 4 | 3
Crimson Archer | 3 | 14 | 3 | - | VVVVV | VV VVV VVVV VVVVV | 4 | 3
Dark Lion | 3 | 14 | 4 | F | SSSSS | SSS SSSS SSSSS | 1 | 3
Chaos Knight | 3 | 16 | 2 | - | straights | small large | 4 | 3
Corrupted Rogue | 4 | 30 | 8 | FK | straights | small large | 5 | 4
Whispering Death | 4 | 30 | 2 | K | CCCCC | CC CCC CCCC CCCCC | 2 | 4
Atlas | 4 | 30 | 8 | K | straights | micro small large | 1 | 4
Umbra | 4 | 25 | 10 | K | VVVV | VVV VVVV | 3 | 4
Goblin Horde | 4 | 25 | 6 | K | SSSSS | SSSSS | 0 | 4
Emperor Cobra | 4 | 30 | 8 | K | VVV | VVV | 1 | 4
Raging Berserker | 4 | 30 | 4 | FK | SSSC | SSSC | 0 | 4
Swamp Dweller | 4 | 30 | 6 | K | SVVV | SVVV | 2 | 4
Bloodseeker | 4 | 30 | 5 | FK | straights | micro small large | 3 | 4
The Ashen King | 4 | 35 | 6 | K | SVVVC | SVV SVVC SVVVC | 2 | 4
Fallen Pharaoh | 4 | 25 | 5 | K | SSVVC | SSVVC | 3 | 4
`;

/** Name, level, gold, CP, level of the minion. */
export const TILES = `
Ivory Plains | 1 | 1 | 0 | 1
Stained Altar | 1 | 0 | 0 | -
Thorn Bush | 1 | 0 | 0 | 1
Lonely Shrine | 1 | 0 | 0 | 1
Reflection | 1 | 0 | 0 | -
Pensive Pond | 1 | 0 | 0 | 1
Solar Flare | 1 | 1 | 0 | 1
Caves | 1 | 1 | 0 | 1
Void Crater | 1 | 0 | 0 | 1
Ivory Thicket | 2 | 2 | 0 | 2
Emerald Islands | 2 | 0 | 1 | 2
Thorn Road | 2 | 0 | 0 | 2
Citadel | 2 | 0 | 2 | 2
Lonely Statue | 2 | 0 | 0 | 2
Void Canyon | 2 | 0 | 0 | 2
Emerald Shoal | 3 | 0 | 1 | 3
Thorn Bridge | 3 | 0 | 0 | 3
Town Park | 3 | 0 | 0 | 3
Boss Portal | boss | 3 | 2 | 4
Crimson Sands | start | 0 | 0 | -
`;

/** Name, rarity, price in CP, kind, whether it takes the place of a card of the deck. */
export const LOOT = `
Get That Outta Here III | rare | 0 | main | swap
Vegas Baby III | rare | 0 | main | swap
Transference III | rare | 0 | main | swap
What Status Effects III | rare | 0 | main | swap
Codex II | rare | 2 | main | -
So Wild III | rare | 0 | roll | swap
Try, Try Again III | rare | 1 | roll | swap
Buh, Bye III | rare | 0 | instant | swap
Campfire | rare | 2 | instant | -
Health Potion II | rare | 1 | instant | -
Coin Purse | rare | 2 | equipment | -
Prophetic Orb II | rare | 2 | equipment | -
Codex III | epic | 1 | main | -
Try, Try Again IV | epic | 0 | roll | swap
Twice As Wild III | epic | 1 | roll | swap
Getting Paid III | epic | 0 | instant | swap
Health Potion III | epic | 1 | instant | -
Coin Purse II | epic | 1 | equipment | -
Codex IV | legendary | 0 | main | -
Twice As Wild IV | legendary | 0 | roll | swap
Health Potion IV | legendary | 1 | instant | -
`;
