/** The schemas of the players that an effect, amount or condition refers to. */
import { z } from 'zod';
import type { OnePlayer, Relation, Who } from '../../../engine/vocabulary/amount.ts';
import { exactly } from './agreement.ts';

export const onePlayer = exactly<OnePlayer>()(z.literal(['owner', 'target', 'chosen', 'holder']));
export const relation = exactly<Relation>()(
  z.literal(['opponents', 'team-mates', 'neighbours', 'engaged', 'others', 'everyone']),
);
export const who = exactly<Who>()(
  z.literal([
    'owner',
    'target',
    'chosen',
    'holder',
    'opponents',
    'team-mates',
    'neighbours',
    'engaged',
    'others',
    'everyone',
    'picked',
  ]),
);
