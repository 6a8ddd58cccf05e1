// The web identifies a failure by its reason; nothing depends on the displayed message.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { messageComparisons } from './message-comparisons.mjs';

const root = fileURLToPath(new URL('../../apps/web/src', import.meta.url));
const files = fs
  .readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^testing\//.test(file));

describe('the message of a failure', () => {
  it.each([
    'if (error.message === failures.codeWrong.message) again();',
    "if ('请稍后再试' != failure?.msg) again();",
    'const { message } = error; if (message === WRONG) again();',
    'const { message: said } = error; if (said === other) again();',
    "const said = error instanceof ApiFailure ? error.message : ''; if (said === x) again();",
    'const WRONG = failures.codeWrong.message; if (words === WRONG) again();',
    'if (known.includes(error.message)) again();',
    'if (known.has((error as ApiFailure).message)) again();',
    "if (error.message.startsWith('请')) again();",
    'if (/请/.test(error.message)) again();',
    'switch (error.message) { default: again(); }',
    'if (error.message in fields) again();',
    'const field = fields[error.message] ?? otherwise;',
    'const ERRORS = [errorMessages.broken]; if (ERRORS.includes(run.failure)) again();',
    'const ERRORS = new Set([failures.codeWrong.message]); if (ERRORS.has(said)) again();',
    'if (run.failure === errorMessages.broken) again();',
    "const fields = { [failures.codeWrong.message]: 'code' };",
  ])('must not be compared: %s', (text) => {
    expect(messageComparisons(text)).toHaveLength(1);
  });

  it.each([
    "if (error.message !== '') show(error.message);",
    'const text = error.message || otherwise;',
    'if (message === undefined || message === null) return;',
    'throw new Error(failures.notEducation.message);',
    "if (isFailure(error, 'codeWrong')) show(error.message);",
    'const state = { message: error.message };',
    '// error.message === x',
  ])('may be displayed: %s', (text) => {
    expect(messageComparisons(text)).toEqual([]);
  });

  it('is compared nowhere in the web app', () => {
    const found = files.flatMap((file) =>
      messageComparisons(fs.readFileSync(path.join(root, file), 'utf8'), file).map(
        (place) => `${file}:${place}`,
      ),
    );
    expect(found).toEqual([]);
    expect(files.length).toBeGreaterThan(400);
  });
});
