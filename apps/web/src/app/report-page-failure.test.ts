import { notePageFailure } from '@qicheng/contract/site/page-failure.contract';
import { waitFor } from '@testing-library/react';
import { followPageFailures, pageFailed } from '#src/lib/page-failure.js';
import { reportMissingFile } from '#src/lib/release-reload.js';
import { stubServer } from '#src/testing/stub-server.js';
import { reportPageFailure } from './report-page-failure.js';

afterEach(() => followPageFailures(null));

it('reports each page and kind of failure once', async () => {
  const server = stubServer();
  server.answer(notePageFailure, { data: {} });
  window.history.replaceState(null, '', '/resume/edit?id=1');
  followPageFailures(reportPageFailure);
  reportMissingFile({ payload: new Error('gone') });
  reportMissingFile({ payload: new Error('gone') });
  pageFailed('crash');
  await waitFor(() => expect(server.callsTo(notePageFailure)).toHaveLength(2));
  expect(server.callsTo(notePageFailure).map(({ body }) => body)).toEqual([
    { page: '/resume/edit', kind: 'missingFile' },
    { page: '/resume/edit', kind: 'crash' },
  ]);
  server.close();
});
