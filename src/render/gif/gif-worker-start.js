// A thread does not inherit the TypeScript loader, so this plain JavaScript file registers it.
import { register } from 'tsx/esm/api';

register();
await import('./gif-worker.ts');
