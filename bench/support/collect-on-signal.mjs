// Preloaded into a process of the product: a signal triggers garbage collection, so that retained memory can be read.
import v8 from 'node:v8';
import vm from 'node:vm';

v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc');
process.on('SIGUSR2', () => collect());
