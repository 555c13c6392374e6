/** Court of Thorns and The Empty Throne on the road. */
import { draw, gain, gainCp, remove } from '../../../engine/vocabulary/builders.ts';
import { gainMomentum } from '../../../engine/vocabulary/mission-builders.ts';
import type { RoadStage } from '../../../engine/vocabulary/road.ts';

export const lastStages: readonly RoadStage[] = [
  {
    mission: 'court-of-thorns',
    story: {
      before:
        'The wood in front of the palace has paths, and all of them bow.\n' +
        'There are courtiers in it, made of briar, and they keep to the old order of seats.\n' +
        'Whoever falls here gets up again and stands behind the Queen.\n' +
        'In the middle a tree is beating, slowly, like somebody who waits.\n' +
        'You see people from your town among the leaves. They do not know you.\n' +
        'Nothing burns here, and nothing can be told. It can only be felled.',
      between:
        'The tree falls without a sound, and the paths forget where they led.\n' +
        'Under its roots there is a stair, and on the stair sits a woman with her crown on.\n' +
        '"I was to marry him," says the Thorn Queen. "Whoever he is going to be."\n' +
        '"I have held court for his sake until he is found."\n' +
        'She does not stand up. The wood stands up for her.\n' +
        'Come near, say the thorns, and: not so near.',
      won:
        'The Queen takes the crown off and is very young, and then she is leaves.\n' +
        'Those who stood behind her sit down in the moss and ask what day it is.\n' +
        'The people from your town walk home; somebody among them sings the wrong verse.\n' +
        'The stair is free. From above comes the sound of one hand clapping.\n' +
        'The crown is still sharp. Under it there is a seed the size of a fist.\n' +
        'You can carry one of them up those steps.',
      lost:
        'You wake at the edge of the wood, with flowers in your hair that you did not put there.\n' +
        'It lets you go. It knows that you are going to come back.',
    },
    bonus: {
      objective: 'weeded',
      text: 'the Heart Tree was felled before the court had gathered',
      brings: [
        {
          mission: 'court-of-thorns',
          side: 1,
          gives: 'effects',
          effects: [draw(1, 'opponents'), gainCp(1, 'opponents')],
          text: 'There was time to rest under the roots: each hero draws 1 card and gains 1 CP.',
        },
      ],
    },
    decision: {
      question: 'What do you carry up the stair?',
      options: [
        {
          id: 'crown',
          label: 'Her crown: momentum, more Chaos',
          text: 'the party carried the crown of thorns up the stair',
          brings: [
            {
              mission: 'empty-throne',
              side: 0,
              gives: 'effects',
              effects: [gainMomentum(4, 'opponents')],
              text: 'The crown opens doors: each hero gains 4 momentum.',
            },
            {
              mission: 'empty-throne',
              side: 1,
              gives: 'effects',
              effects: [gain('chaos', 1, 'team-mates')],
              text: 'The Mad King wants the crown back: he starts with 1 Chaos more.',
            },
          ],
        },
        {
          id: 'seed',
          label: 'The seed: the Colossi lose a Shield',
          text: 'the party planted the seed at the foot of the throne',
          brings: [
            {
              mission: 'empty-throne',
              side: 0,
              gives: 'effects',
              effects: [remove('shield', 1, 'team-mates')],
              text: 'Roots grow through the stone: each Throne Colossus has 1 Shield less.',
            },
          ],
        },
      ],
    },
  },
  {
    mission: 'empty-throne',
    story: {
      before:
        'The throne room has no roof, and it is not raining in there alone.\n' +
        'The throne is smaller than on the coins. It has begun to want somebody.\n' +
        'The pieces of the old crown lie about and move a little when nobody looks.\n' +
        'Three statues guard it that were saints once, then generals, then only heavy.\n' +
        'Something whispers your name and leaves room for a title in front of it.\n' +
        'The bread of your town has lasted to this day.',
      between:
        'You hold four pieces of a crown, and the statues are gravel.\n' +
        'Then the page from the palace comes in and blinks, for the first time.\n' +
        '"Nobody would sit down," he says, "so I tried it. Once. For a moment."\n' +
        'He laughs, and something in the throne laughs along, a little late.\n' +
        "The fool's cap on his head is the wrong way round, and it is growing.\n" +
        '"Kneel," says the Mad King, "or do something funny."',
      won:
        'It is quiet. The cap lies on the steps, and a boy is asleep beside it.\n' +
        'Out of the windows you see the whole road: the lake, the smoke, the bridge.\n' +
        'The messengers come out of the walls, one by one, and ask for their horses.\n' +
        'The throne is empty again, and it looks at you, and you are tired.\n' +
        'Nobody is going to stop you, whatever you do now.\n' +
        'One thing is left to decide, and it is going to be told for a long time.',
      lost:
        'He lets you kneel, and then he lets you go: a king needs people who tell of him.\n' +
        'On the stairs you stop. It is not the story that you want to tell.',
    },
    bonus: {
      objective: 'empty',
      text: 'no piece of the crown came to lie on the throne',
      brings: [
        {
          mission: 'empty-throne',
          side: 1,
          gives: 'effects',
          effects: [remove('chaos', 1, 'team-mates')],
          text: 'Nothing of the crown has touched the throne: the Mad King starts with 1 Chaos less.',
        },
      ],
    },
    decision: {
      question: 'What becomes of the throne?',
      options: [
        {
          id: 'empty',
          label: 'Leave it empty and wall up the door',
          text: 'the throne was left empty, and the door was walled up',
          brings: [],
        },
        {
          id: 'burn',
          label: 'Burn it, so that it warms somebody',
          text: 'the throne was burned, and the whole town came to warm its hands',
          brings: [],
        },
        {
          id: 'child',
          label: 'Wake the boy and take him home',
          text: 'the boy was taken home, and he learned to bake bread',
          brings: [],
        },
      ],
    },
  },
];
