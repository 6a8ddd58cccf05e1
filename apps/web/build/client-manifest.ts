import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const MODULE = 'virtual:client-manifest';

/** Lets the server build name the hashed style sheets and scripts that the client build wrote before it. */
export function clientManifest(webRoot: string): Plugin {
  const file = path.join(webRoot, 'dist/client/.vite/manifest.json');
  let building = false;
  return {
    name: 'qicheng-client-manifest',
    configResolved: (config) => {
      building = config.command === 'build';
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => {
      if (id !== `\0${MODULE}`) return undefined;
      const manifest = building && fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '{}';
      return `export const manifest = ${manifest};`;
    },
  };
}
