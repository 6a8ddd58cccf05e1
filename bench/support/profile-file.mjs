import os from 'node:os';
import path from 'node:path';

/** Where a process of the product, possibly of another user, writes its profile. @param {number} pid */
export const profileOf = (pid) => path.join(os.tmpdir(), `qicheng-${pid}.cpuprofile`);
