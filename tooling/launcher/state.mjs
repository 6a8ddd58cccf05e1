// What must persist between starts: secrets and ports. Readable by the owner only.
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Remedy } from './remedy.mjs';

/**
 * @typedef {object} State
 * @property {string} appSecret @property {string} databasePassword @property {string} redisPassword
 * @property {{ postgres?: number, redis?: number }} ports
 */

/** Reads the state, or creates it on the first start. @param {string} directory @returns {State} */
export function openState(directory) {
  const file = path.join(directory, 'state.json');
  if (!fs.existsSync(file)) {
    const secret = () => randomBytes(32).toString('hex');
    saveState(directory, {
      appSecret: secret(),
      databasePassword: secret(),
      redisPassword: secret(),
      ports: {},
    });
  }
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (cause) {
    // A new state would lock the user out of the database and lose data encrypted with the old secret.
    throw new Remedy(`${file} 已损坏：请从备份恢复它；没有备份又不要数据时，删除 ${directory} 后重新开始。`, {
      cause,
    });
  }
}

/** @param {string} directory @param {State} state */
export function saveState(directory, state) {
  const file = path.join(directory, 'state.json');
  fs.writeFileSync(`${file}.tmp`, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
  fs.renameSync(`${file}.tmp`, file);
}
