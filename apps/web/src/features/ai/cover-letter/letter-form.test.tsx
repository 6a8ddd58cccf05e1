import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { DataScope } from '#src/app/data-scope.jsx';
import { stubServer } from '#src/testing/stub-server.js';
import type { LeftResult } from '../kit/use-analysis-page-state.js';
import { LetterForm } from './letter-form.js';

const ID = '0190a7e2-5b1c-7c3d-9e4f-000000000002';
const OTHER_ID = '0190a7e2-5b1c-7c3d-9e4f-000000000003';

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
});
afterEach(() => server.close());

it('asks for an employer or a posting before a letter is written', async () => {
  const onAsk = jest.fn();
  render(
    <MemoryRouter initialEntries={['/ai/letterAiAnalyse?id=0190a7e2-5b1c-7c3d-9e4f-000000000001']}>
      <DataScope>
        <LetterForm isBusy={false} problem={null} onAsk={onAsk} />
      </DataScope>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByText('用简历生成一封'));
  const write = () => userEvent.click(screen.getByRole('button', { name: '生成求职信' }));
  await write();
  expect(screen.getByText('请填写投递单位，或粘贴职位描述').isConnected).toBe(true);
  expect(onAsk).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('投递单位'), '示例科技有限公司');
  await write();
  expect(onAsk).toHaveBeenCalledWith(expect.objectContaining({ company: '示例科技有限公司' }));
});

describe('asking again', () => {
  const letter = '尊敬的招聘负责人：\n我很想加入字节跳动。\n林知远';
  const input = { letter, company: '楚云数据', position: '后端', addressee: '', jd: '', resume: null };
  // Each form has its own stored input.
  const formOf = (left: LeftResult | null, resumeId = ID) => (
    <MemoryRouter initialEntries={[`/ai/letterAiAnalyse?id=${resumeId}`]}>
      <DataScope>
        <LetterForm isBusy={false} problem={null} left={left} onAsk={() => undefined} />
      </DataScope>
    </MemoryRouter>
  );
  const letterBox = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^求职信/ });
  it('shows the letter of the result, with the passage to correct selected', async () => {
    const { rerender } = render(formOf(null));
    rerender(formOf({ input, passage: '我很想加入字节跳动。' }));
    await waitFor(() => expect(letterBox().value).toBe(letter));
    const { selectionStart, selectionEnd, value } = letterBox();
    expect(value.slice(selectionStart, selectionEnd)).toBe('我很想加入字节跳动。');
    expect(document.activeElement).toBe(letterBox());
    expect(screen.getByLabelText<HTMLInputElement>('投递单位').value).toBe('楚云数据');
  });

  it('keeps what was typed in the meantime', async () => {
    const { rerender } = render(formOf(null, OTHER_ID));
    await userEvent.type(letterBox(), '另一封信');
    rerender(formOf({ input }, OTHER_ID));
    expect(letterBox().value).toBe('另一封信');
  });
});
