import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { TextInput } from './text-input.js';
import { Textarea } from './textarea.js';

function Form() {
  const [position, setPosition] = useState('');
  const [reason, setReason] = useState('');
  const [round, setRound] = useState(0);
  return (
    <form data-round={round}>
      <TextInput aria-label="目标岗位" value={position} onValue={setPosition} />
      <Textarea aria-label="理由" value={reason} onValue={setReason} />
      <button type="button" onClick={() => setRound(round + 1)} />
      <output>{`${position}|${reason}`}</output>
    </form>
  );
}

it('keeps text that was typed before the page was hydrated', async () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Form />);
  const [input, area] = [page.querySelector('input')!, page.querySelector('textarea')!];
  input.value = '数据分析师';
  area.value = '离家近';
  await act(async () => void hydrateRoot(page, <Form />));
  await act(async () => page.querySelector('button')?.click());
  expect([input.value, area.value]).toEqual(['数据分析师', '离家近']);
  expect(page.querySelector('output')?.textContent).toBe('数据分析师|离家近');
});
