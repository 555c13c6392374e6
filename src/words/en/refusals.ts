/** What the engine says of actions that are not legal; it must be able to say so by itself. */
export { REFUSALS as refusals } from '../../engine/hosting.ts';
