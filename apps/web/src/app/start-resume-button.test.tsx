import { DEFAULT_TEMPLATE, findTemplate } from '@qicheng/templates/catalog';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { StartResumeButton } from './start-resume-button.js';

const template = findTemplate(DEFAULT_TEMPLATE)!;
const Editor = () => <p>{`姓名：${(useLocation().state as { name: string }).name}`}</p>;

async function startedFrom(state: unknown, name?: string): Promise<string> {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/index/Template', state }]}>
      <Routes>
        <Route
          path="/index/Template"
          element={<StartResumeButton template={template} {...(name && { name })} />}
        />
        <Route path="/resume/edit" element={<Editor />} />
      </Routes>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: /^用这套模板/ }));
  return (await screen.findByText(/^姓名：/)).textContent ?? '';
}

it('passes on the name typed on home, unless it has one of its own', async () => {
  expect(await startedFrom({ name: ' 王晓雨 ' })).toBe('姓名：王晓雨');
});

it('passes on its own name first', async () => {
  expect(await startedFrom({ name: '王晓雨' }, '陈小满')).toBe('姓名：陈小满');
});

it('starts without a name where none was typed', async () => {
  expect(await startedFrom(null)).toBe('姓名：');
});
