export { availableParallelism as coreCount } from 'node:os';
