import type { Scene } from '../../../../engine/vocabulary/scenery.ts';
import { archive } from './archive.ts';
import { battlefield } from './battlefield.ts';
import { fireHall } from './fire-hall.ts';
import { gorge } from './gorge.ts';
import { plain } from './plain.ts';
import type { GroundPainter } from './scene.ts';
import { thornWood } from './thorn-wood.ts';
import { throneHall } from './throne-hall.ts';

const PAINTERS: Readonly<Record<Scene, GroundPainter>> = {
  gorge,
  'fire-hall': fireHall,
  archive,
  battlefield,
  'thorn-wood': thornWood,
  'throne-hall': throneHall,
};

/** Who paints a scene; a map without one is plain. */
export function painterOf(scene: Scene | undefined): GroundPainter {
  return scene === undefined ? plain : PAINTERS[scene];
}
