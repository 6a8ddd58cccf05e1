// Rows that are covered by tests of other tiers, which are run here.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '#tooling/launcher/home.mjs';

/** @typedef {import('../support/table.mjs').Row & { files: string[], tests?: RegExp, end: string }} Proof */

/** @type {Proof[]} */
const PROOFS = [
  {
    row: '3',
    fault: 'a worker killed while it waits for a model, once and twice',
    files: ['apps/worker/test/model-runs.db.test.ts'],
    tests: /killed|worker stops/,
    end: 'another worker ends the run; the provider is asked at most twice, the person charged once',
    goal: { text: 'provider ≤ 2, person ≤ 1' },
  },
  {
    row: '7, 8',
    fault: 'a browser that dies or hangs by itself, a worker that is killed with its browsers',
    files: ['apps/worker/test/rendering/isolation.golden.test.ts'],
    tests: /a browser that fails/,
    end: 'killed with all its processes, tried once more, no profile left, the other slots go on',
    goal: { text: 'end state, nothing left' },
  },
  {
    row: '9',
    fault: 'résumés too long for a browser',
    files: ['apps/worker/test/rendering/printing.golden.test.ts'],
    tests: /refused beyond twenty pages/,
    end: 'refused before the print; markup over 200 kB before the browser',
    goal: { text: 'refused before render' },
  },
  {
    row: '10',
    fault: '19 faults of a language model',
    files: ['apps/worker/test/model-faults.faults.test.ts'],
    end: '20 runs of each: all failed with a word, all refunded, ledger = balance',
    goal: { text: '100 % right' },
  },
  {
    row: '11',
    fault: 'SMTP down, 4xx, 5xx, slow, cut after the last byte',
    files: ['packages/core/src/platform/mail/mail-outbox.db.test.ts'],
    end: 'five tries in 15 min, none after its time, none twice, the caller hears within 1 s',
    goal: { text: 'call ≤ 1 s, 0 twice' },
  },
  {
    row: '12',
    fault: 'SMS provider refuses, is silent, breaks off after it accepted',
    files: [
      'apps/api/src/auth/sms-provider.http.test.ts',
      'packages/core/src/auth/sms-code/sms-delivery.test.ts',
      'packages/core/src/auth/sms-code/sms-code.service.db.test.ts',
    ],
    end: 'unknown is not refused: nothing is sent blindly again; limits hold over everything',
    goal: { text: '≤ 1 message a request' },
  },
  {
    row: '15',
    fault: 'every POST that creates, spends, pays or proves, sent 20 times at once',
    files: ['apps/api/test/fuzz/duplicates.fuzz.test.ts'],
    end: 'one effect each, as of one request',
    goal: { text: '1 effect on 100 %' },
  },
  {
    row: '15',
    fault: 'grants, reservations, orders and notices 20 to 200 times at once',
    files: [
      'packages/core/src/ai-count/ai-count.db.test.ts',
      'packages/core/src/resume/resume.db.test.ts',
      'apps/api/src/order/order.http.test.ts',
      'apps/api/src/order/payment.http.test.ts',
    ],
    tests: /at once|parallel|50 times|counts once|one effect/,
    end: 'one effect each, 10 of 200 on a balance of 10',
    goal: { text: '1 effect' },
  },
  {
    row: '17',
    fault: 'offline while writing, a tab closed in a save, an answer that is lost',
    files: [
      'tests/e2e/resume/saving.spec.ts',
      'apps/web/src/features/resume-editor/sync/resume-backend.test.ts',
      'apps/web/src/features/resume-editor/sync/autosave.test.ts',
    ],
    end: 'kept on the machine and sent with the same key; asked when two wrote one field',
    goal: { text: 'acknowledged or a draft' },
  },
  {
    row: '20',
    fault: 'jobs that always throw or kill their worker',
    files: [
      'packages/jobs/src/runtime.db.test.ts',
      'packages/core/src/resume-export/resume-export.db.test.ts',
      'packages/core/src/analysis/analysis.db.test.ts',
    ],
    tests: /dead letter|too often|workers die|killed worker/,
    end: 'dead letter after three tries; the row ends failed and is refunded',
    goal: { text: 'ended after 3' },
  },
  {
    row: '23',
    fault: 'two processes migrate together, a migration fails, one was edited',
    files: ['packages/testing/src/migrations.db.test.ts'],
    end: 'applied once; stops and names it',
    goal: { text: 'schema converges' },
  },
  {
    row: '24',
    fault: 'a backup under writes, restored and compared row by row and byte by byte',
    files: ['apps/ops/src/backup/backup.db.test.ts'],
    end: 'equal; a damaged one is refused, an erased person stays erased',
    goal: { text: 'checksums equal' },
  },
];

/** @typedef {{ file: string, name: string, isPassed: boolean, fault: string }} Seen */

/**
 * Runs the tests that cover the wanted rows.
 * @param {(row: { row: string }) => boolean} isWanted @param {(line: string) => void} say
 */
export async function runElsewhere(isWanted, say) {
  const proofs = PROOFS.filter(isWanted);
  const files = [...new Set(proofs.flatMap((proof) => proof.files))];
  if (files.length === 0) return [];
  say(`  tests of other tiers: ${files.length} files`);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'qicheng-proofs-'));
  try {
    const journeys = files.filter((file) => file.endsWith('.spec.ts'));
    const seen = [
      ...(await runJest(
        files.filter((file) => !journeys.includes(file)),
        path.join(folder, 'jest.json'),
      )),
      ...(journeys.length > 0 ? await runJourneys(journeys, path.join(folder, 'e2e.json')) : []),
    ];
    return proofs.map((proof) => outcomeOf(proof, seen));
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {Proof} proof @param {Seen[]} seen */
function outcomeOf({ row, fault, files, tests, end, goal }, seen) {
  const own = seen.filter(({ file, name }) => files.includes(file) && (!tests || tests.test(name)));
  const failed = own.filter(({ isPassed }) => !isPassed);
  const missing = files.filter((file) => !own.some((one) => one.file === file));
  const failure =
    failed.length > 0
      ? failed.map(({ name, fault: why }) => `${name}: ${why.slice(0, 300)}`).join('; ')
      : missing.length > 0
        ? `no test found in ${missing.join(', ')}`
        : undefined;
  const sent = `${own.length} tests in ${files.map((file) => path.basename(file)).join(', ')}`;
  return { row, fault, goal, sent, end, ...(failure && { failure }) };
}

async function runJest(files, report) {
  const jest = path.join(projectRoot, 'node_modules/jest/bin/jest.js');
  await show([jest, '--maxWorkers=1', '--json', `--outputFile=${report}`, '--runTestsByPath', ...files]);
  const { testResults } = JSON.parse(fs.readFileSync(report, 'utf8'));
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(projectRoot, name);
    // A file that fails to load reports no tests.
    if (assertionResults.length === 0) return [{ file, name: file, isPassed: false, fault: message }];
    return assertionResults.map(({ fullName, status, failureMessages }) => ({
      file,
      name: fullName,
      isPassed: status === 'passed',
      fault: failureMessages.join('\n'),
    }));
  });
}

async function runJourneys(files, report) {
  const cli = path.join(projectRoot, 'node_modules/@playwright/test/cli.js');
  const config = path.join(projectRoot, 'tests/e2e/playwright.config.ts');
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  await show([cli, 'test', '--config', config, '--reporter=json', ...files], env);
  const { suites } = JSON.parse(fs.readFileSync(report, 'utf8'));
  return suites.flatMap((suite) =>
    suite.specs.map(({ title, ok, tests }) => ({
      file: path.join('tests/e2e', suite.file),
      name: title,
      isPassed: ok,
      fault: JSON.stringify(tests[0]?.results[0]?.error ?? {}),
    })),
  );
}

function show(args, env = process.env) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: projectRoot,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('close', resolve);
  });
}
