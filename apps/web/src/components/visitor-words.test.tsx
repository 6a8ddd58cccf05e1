import { render } from '@testing-library/react';
import { dropSession, setUser } from '#src/lib/session.js';
import { sampleUser } from '#src/testing/sample-user.js';
import { VisitorWords } from './visitor-words.js';

const sentence = () =>
  render(
    <p>
      每门课分成几章。<VisitorWords>登录后</VisitorWords>会记住学到哪里。
    </p>,
  ).container.textContent;

afterEach(() => dropSession());

it('tells a visitor what needs a sign-in', () => {
  expect(sentence()).toBe('每门课分成几章。登录后会记住学到哪里。');
});

it('does not tell a member to sign in', () => {
  setUser(sampleUser);
  expect(sentence()).toBe('每门课分成几章。会记住学到哪里。');
});
