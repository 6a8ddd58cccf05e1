import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openExport } from '#src/features/resume-editor/shortcuts/use-editor-keys.js';
import { ExportAndShare } from './export-and-share.js';

function open(countToReview: number, untranslated = 0) {
  const waitUntilSaved = jest.fn(() => Promise.resolve(true));
  const onReview = jest.fn();
  const openTranslations = jest.fn();
  render(
    <span data-tour="export">
      <ExportAndShare
        resumeId="01939b3c-0000-7000-8000-000000000002"
        waitUntilSaved={waitUntilSaved}
        language="zh"
        hasAiText={() => false}
        countUntranslated={() => untranslated}
        review={{ count: () => countToReview, open: onReview }}
        openTranslations={openTranslations}
      />
    </span>,
  );
  act(() => void openExport());
  return { waitUntilSaved, onReview, openTranslations };
}

it('opens the formats of 导出 on request, not the share dialog beside them', () => {
  const { waitUntilSaved } = open(0);
  expect(screen.getByRole('group', { name: '导出' }).isConnected).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '导出', expanded: true }));
  expect(waitUntilSaved).not.toHaveBeenCalled();
  expect(screen.queryByText(/待核对/)).toBeNull();
});

it('says before an export how many findings of the check need review, and opens them', async () => {
  const { onReview } = open(2);
  screen.getByText('检查发现 2 处待核对。');
  await userEvent.click(screen.getByRole('button', { name: '去看看' }));
  expect(onReview).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('group', { name: '导出' })).toBeNull();
});

it('says once how many texts have no English, and opens 双语', async () => {
  const { openTranslations } = open(0, 19);
  expect(screen.getByRole('note').textContent).toContain('19 处还没有英文，会按中文导出');
  await userEvent.click(screen.getByRole('button', { name: '去补上' }));
  expect(openTranslations).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('group', { name: '导出' })).toBeNull();
});
