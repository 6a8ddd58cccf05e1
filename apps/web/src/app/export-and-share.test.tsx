import { act, render, screen } from '@testing-library/react';
import { openExport } from '../features/resume-editor/shortcuts/use-editor-keys.js';
import { ExportAndShare } from './export-and-share.js';

it('opens the formats of 导出 on request, not the share dialog beside them', () => {
  const waitUntilSaved = jest.fn(() => Promise.resolve(true));
  render(
    <span data-tour="export">
      <ExportAndShare
        resumeId="01939b3c-0000-7000-8000-000000000002"
        waitUntilSaved={waitUntilSaved}
        language="zh"
        hasAiText={() => false}
        countUntranslated={() => 0}
      />
    </span>,
  );
  act(() => void openExport());
  expect(screen.getByRole('group', { name: '导出' }).isConnected).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '导出', expanded: true }));
  expect(waitUntilSaved).not.toHaveBeenCalled();
});
