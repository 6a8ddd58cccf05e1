import { pointIn, setSpacedText } from './spaced-text.js';

const spanOf = (text: string) => {
  const span = document.createElement('span');
  setSpacedText(span, text);
  return span;
};

it('sets an edited text with the gaps of the printed one', () => {
  const span = spanOf('负责Redis缓存，提升20%');
  expect(span.textContent).toBe('负责Redis缓存，提升20%');
  expect(Array.from(span.querySelectorAll('.gap'), ({ textContent }) => textContent)).toEqual([
    '责',
    's',
    '升',
  ]);
  expect(setSpacedText(span, '负责Redis缓存，提升20%')).toBe(false);
  expect(setSpacedText(span, '负责缓存')).toBe(true);
  expect(span.innerHTML).toBe('负责缓存');
});

it('keeps a typed space visible', () => {
  expect(spanOf('缓存， 提升').innerHTML).toBe('缓存， 提升');
});

it('finds a character in its part', () => {
  const span = spanOf('用Excel');
  const [node, offset] = pointIn(span, 3);
  expect([node.textContent, offset]).toEqual(['Excel', 2]);
  expect(pointIn(span, 99)).toEqual([span.lastChild, 5]);
  const empty = document.createElement('span');
  expect(pointIn(empty, 0)).toEqual([empty, 0]);
});
