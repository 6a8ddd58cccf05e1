import { postOf } from './post.js';

it.each([
  ['数据岗', '数据岗位'],
  ['数据岗位', '数据岗位'],
  ['运营职位', '运营岗位'],
  ['产品经理', '产品经理岗位'],
])('%s is called %s', (position, post) => {
  expect(postOf(position)).toBe(post);
});
