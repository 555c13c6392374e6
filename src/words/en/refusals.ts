/** The engine's refusals of illegal actions. The engine defines them, since it does not import this folder. */
export { REFUSALS as refusals } from '../../engine/hosting.ts';
