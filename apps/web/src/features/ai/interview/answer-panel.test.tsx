import type { InterviewQuestion } from '@qicheng/analysis/interview';
import { render, screen } from '@testing-library/react';
import { onDevice } from '#src/testing/device.js';
import { AnswerPanel } from './answer-panel.js';
import { AnswerStore } from './answer-store.js';

const question: InterviewQuestion = {
  id: 'q2',
  bankId: 'ex-role',
  type: 'experience',
  text: '配额缓存里您做了哪一部分？',
  whyAsked: '看真实性',
  anchor: { pointer: '/internships/0/highlights/0', quote: '配额缓存' },
  depth: 'L1',
  timeSec: 120,
  followUps: [],
  scoringPoints: [],
};

/** The second of eight questions, opened on a kind of device. */
function open(device: 'touch' | 'mouse') {
  onDevice(device);
  const store = new AnswerStore([], () => Promise.resolve({ kind: 'unreachable' }));
  const other = { opening: null, isOver: false, onNext: () => undefined, onBefore: null };
  render(
    <AnswerPanel question={question} order={2} total={8} answer={store.get('q2')} store={store} {...other} />,
  );
  return screen.getByRole('textbox', { name: /^您的回答/ });
}

afterEach(() => jest.restoreAllMocks());

/** The question with a submitted answer and its follow-up. */
function openFollowUp(followUpAnswer: string, order = 2) {
  onDevice('touch');
  const saved = { questionId: 'q2', text: '我写了缓存的失效', seconds: 60, version: 1, savedAt: new Date() };
  const followUp = { id: 'q2f1', text: '失效的时间怎么定的？', answer: followUpAnswer };
  const store = new AnswerStore([{ ...saved, followUp }], () => Promise.resolve({ kind: 'unreachable' }));
  const other = { opening: null, isOver: false, onNext: () => undefined, onBefore: null };
  render(
    <AnswerPanel
      question={question}
      order={order}
      total={8}
      answer={store.get('q2')}
      store={store}
      {...other}
    />,
  );
}

describe('question of a mock interview', () => {
  it.each([
    ['跳过追问，下一题', '', 2],
    ['下一题', '按配额的刷新周期定', 2],
    ['跳过追问，结束面试', ' ', 8],
    ['完成，结束面试', '按配额的刷新周期定', 8],
  ])('leads on with %s', (name, followUpAnswer, order) => {
    openFollowUp(followUpAnswer, order);
    expect(screen.getByRole('button', { name }).isConnected).toBe(true);
  });

  it('focuses the answer on a desktop, but does not open a phone’s keyboard', () => {
    expect(open('touch')).not.toBe(document.activeElement);
    document.body.replaceChildren();
    expect(open('mouse')).toBe(document.activeElement);
  });

  it('says nothing about saving before the answer is begun', () => {
    open('touch');
    expect(screen.getByRole('status').textContent).toBe('0 字');
  });

  it('shows its number and the total', () => {
    open('touch');
    expect(screen.getByText('第 2 题，共 8 题').isConnected).toBe(true);
  });
});
