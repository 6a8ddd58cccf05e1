import { companionCategoryOf } from '@qicheng/analysis/companion-categories';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { CompanionForm } from './companion-form.js';

function open(code: string, address = '/') {
  const category = companionCategoryOf(code);
  if (category === null) throw new Error(code);
  const questions: unknown[] = [];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <CompanionForm
          category={category}
          isBusy={false}
          problem={null}
          onAsk={(question) => questions.push(question)}
          onHelp={() => undefined}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const start = () => fireEvent.click(screen.getByRole('button', { name: '开始' }));
  return { questions, start };
}

describe('category form', () => {
  it('marks required fields, reports missing ones at the field and focuses the first', () => {
    const { questions, start } = open('rights');
    const status = screen.getByRole('group', { name: /^您的身份/ });
    expect(within(status).getByText('*')).not.toBeNull();
    start();
    const question = screen.getByLabelText(/^遇到的问题/);
    expect(document.activeElement).toBe(question);
    expect(screen.getByText('请填写“遇到的问题”')).not.toBeNull();
    expect(within(status).getByRole('alert').textContent).toBe('请填写“您的身份”');
    fireEvent.change(question, { target: { value: '公司拖欠工资' } });
    expect(screen.queryByText('请填写“遇到的问题”')).toBeNull();
    expect(document.activeElement).toBe(question);
    start();
    expect(document.activeElement).toBe(within(status).getAllByRole('radio')[0]);
    expect(questions).toHaveLength(0);
    fireEvent.click(within(status).getAllByRole('radio')[0] as HTMLElement);
    start();
    expect(questions).toHaveLength(1);
  });

  it('uses the résumé in the address', () => {
    const { questions, start } = open('introduction', '/ai/fereAiAnalyse?id=r-1');
    fireEvent.change(screen.getByLabelText(/^目标岗位/), { target: { value: '会计' } });
    for (const name of ['群面', '60 秒']) fireEvent.click(screen.getByRole('radio', { name }));
    start();
    expect(questions).toEqual([expect.objectContaining({ resumeId: 'r-1' })]);
  });
});
