import { runnerImport } from 'vite';
import { templateStills } from './template-stills.js';

jest.mock('vite', () => ({
  runnerImport: jest.fn(async () => ({ module: { renderStills: async () => ({ tem0001: '<p>样</p>' }) } })),
}));

interface Hooks {
  configResolved: (config: { command: 'build' | 'serve' }) => void;
  buildStart: () => Promise<void>;
  load: (id: string) => Promise<string | undefined>;
}

const hooksFor = (command: 'build' | 'serve') => {
  jest.mocked(runnerImport).mockClear();
  const hooks = templateStills('/web', []) as unknown as Hooks;
  hooks.configResolved({ command });
  return hooks;
};

const ID = '\0virtual:template-stills';

it('a build renders the stills once, before it transforms modules', async () => {
  const { buildStart, load } = hooksFor('build');
  await buildStart();
  expect(runnerImport).toHaveBeenCalledTimes(1);
  expect(await load(ID)).toBe('export const stills = {"tem0001":"<p>样</p>"};');
  expect(runnerImport).toHaveBeenCalledTimes(1);
});

it('the development server renders them when a page needs them', async () => {
  const { buildStart, load } = hooksFor('serve');
  await buildStart();
  expect(runnerImport).not.toHaveBeenCalled();
  expect(await load(ID)).toContain('tem0001');
  expect(await load('other')).toBeUndefined();
});
