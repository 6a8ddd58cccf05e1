import path from 'node:path';
import { type Plugin, runnerImport } from 'vite';

type Renderer = typeof import('./render-stills.js');

const MODULE = 'virtual:template-stills';

/**
 * Pictures of the templates as ready markup, made once per build by the real renderer: neither the home page
 * nor the template wall loads a template's program.
 */
export function templateStills(webRoot: string, conditions: string[]): Plugin {
  const render = async () => {
    const { module } = await runnerImport<Renderer>(path.join(webRoot, 'build/render-stills.ts'), {
      configFile: false,
      root: webRoot,
      logLevel: 'error',
      // Our own packages from their sources, as everywhere in this build; libraries as Node finds them.
      environments: { inline: { resolve: { conditions, noExternal: [/^@qicheng\//] } } },
    });
    return module.renderStills();
  };
  let stills: ReturnType<typeof render> | undefined;
  let isBuild = false;
  return {
    name: 'qicheng-template-stills',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    // Before the modules are transformed: beside them on a slow machine, an import of the renderer takes longer than
    // the minute that Vite gives it.
    buildStart: async () => {
      if (isBuild) await (stills ??= render());
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: async (id) => {
      if (id !== `\0${MODULE}`) return undefined;
      stills ??= render();
      return `export const stills = ${JSON.stringify(await stills)};`;
    },
  };
}
