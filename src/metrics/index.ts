/** Health and metrics for monitoring tools; loaded only if configured. */
export { type Monitor, startMonitor } from './monitor.ts';
