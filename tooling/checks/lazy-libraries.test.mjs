// Large libraries for rare work are loaded when that work begins: imported at the top of a module, they would take memory in every
// process from its start (docs/PERFORMANCE.md).
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Each with the modules that are themselves loaded lazily, or run in another process. */
const LAZY = {
  '@bull-board/': ['apps/worker/src/kit/queue-board.ts'],
  '@e965/xlsx': ['packages/import/src/'],
  '@node-rs/jieba/dict.js': [],
  '@qicheng/ai/model/chat-client': [],
  '@qicheng/docx': [],
  docx: ['packages/docx/src/'],
  nodemailer: [],
  openai: ['packages/ai/src/model/chat-client.ts'],
  'subset-font': [],
  'svg-captcha': [],
};
const SOURCES = ['apps/api/src', 'apps/worker/src', 'packages'];
const IMPORT = /^import (?!type )(?:[^'"]*? from )?['"]([^'"]+)['"];/gm;

const sources = SOURCES.flatMap((folder) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true })
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .filter((file) => /\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|node_modules/.test(file)),
);

/** Whether an import of `specifier` loads `library` or a part of it. */
const isOf = (specifier, library) =>
  library.endsWith('/')
    ? specifier.startsWith(library)
    : specifier === library || specifier.startsWith(`${library}/`);

describe('libraries for rare work', () => {
  it('are not imported at the top of modules that every process loads', () => {
    expect(sources.length).toBeGreaterThan(1_000);
    const eager = sources.flatMap((file) =>
      [...fs.readFileSync(path.join(root, file), 'utf8').matchAll(IMPORT)]
        .filter(([, specifier]) =>
          Object.entries(LAZY).some(
            ([library, allowed]) =>
              isOf(specifier, library) && !allowed.some((place) => file.startsWith(place)),
          ),
        )
        .map(([, specifier]) => `${file}: ${specifier}`),
    );
    expect(eager).toEqual([]);
  });

  it('are recognised in imports of several lines, and not in those of types', () => {
    const code =
      "import {\n  one,\n} from 'docx';\nimport type { Two } from 'openai';\nimport 'nodemailer';\n";
    expect([...code.matchAll(IMPORT)].map(([, specifier]) => specifier)).toEqual(['docx', 'nodemailer']);
  });
});
