import type { Request } from 'express';
import type { OperatorAct } from '../../operator/act/operator-act.js';
import { readActInput } from '../../operator/act/submit-act.js';
import { formFields } from './form-fields.js';

const fieldsOf = (body: unknown) => formFields({ body } as Request);

it('are parsed with the browser’s line endings', () => {
  const fields = fieldsOf({ a: '一\r\n二\r\n', b: ['x', 'y'], c: '\r' });
  expect([...fields]).toEqual([
    ['a', '一\n二\n'],
    ['c', '\r'],
  ]);
  expect([...fieldsOf(undefined)]).toEqual([]);
});

it('have the same length limit as in the browser', () => {
  const body = { name: 'body', label: '正文', isLong: true, maxLength: 10 };
  const act: OperatorAct = {
    name: 'tell',
    label: '发布',
    done: '',
    fields: [body],
    run: () => Promise.resolve(),
  };
  const problemOf = (text: string) => readActInput(act, fieldsOf({ body: text })).problem;
  expect(problemOf('一二三\r\n四五六\r\n七八')).toBeNull();
  expect(problemOf('一二三\r\n四五六\r\n七八九')).toBe('“正文”不能超过 10 个字');
});
