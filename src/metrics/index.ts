/** Health and figures for an operator's tools; started only when they are asked for. */
export { type Monitor, startMonitor } from './monitor.ts';
