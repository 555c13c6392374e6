// A thread does not inherit the loader that reads TypeScript: it is registered here, in plain JavaScript.
import { register } from 'tsx/esm/api';

register();
await import('./drawing-worker.ts');
