import { renderToStaticMarkup } from 'react-dom/server';
import { SideContacts } from './side-column.js';

const classesOf = (...values: string[]): string[] => {
  const contacts = values.map((value, index) => ({ id: `c${index}`, label: '', value, href: value }));
  const markup = renderToStaticMarkup(<SideContacts contacts={contacts} />);
  return [...new Set(Array.from(markup.matchAll(/class="(side-contact[^"]*)"/g), ([, name]) => name ?? ''))];
};

it.each([
  [['13800000001', 'lin@example.com'], 'side-contact'],
  [['13800000001', 'lin.jiahe@example.com', '上海'], 'side-contact'],
  [['13800000001', 'chen.jiahe@example.com', '上海'], 'side-contact side-contact-longest'],
  [['13800000001', 'zhang.yuanhang@example.com'], 'side-contact'],
  [['13800000001', 'github.com/rachel/awesome-product-notes'], 'side-contact side-contact-long'],
])('contacts %j of a narrow column have one size', (values, expected) => {
  expect(classesOf(...values)).toEqual([expected]);
});
