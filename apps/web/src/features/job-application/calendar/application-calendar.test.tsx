import { applicationEvents } from '@qicheng/analysis/application-calendar';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '#src/testing/axe.js';
import type { Card } from '../application-queries.js';
import { EMPTY_DRAFT, readDraft } from '../application-draft.js';
import { ApplicationCalendar } from './application-calendar.js';

const card = (id: string, company: string, more: Partial<Card> = {}): Card => ({
  ...readDraft({ ...EMPTY_DRAFT, company, post: '会计' }).fields!,
  id,
  stage: 'wish',
  version: 1,
  outcome: null,
  updatedAt: new Date(0),
  stages: [],
  resume: null,
  letter: null,
  jd: null,
  interview: null,
  offer: null,
  ...more,
});

const show = (cards: readonly Card[], onOpen = () => {}) =>
  render(
    <ApplicationCalendar
      events={applicationEvents(cards.map((each) => ({ ...each, jdRunId: null })))}
      cards={cards}
      now={new Date('2026-11-28T04:00:00Z')}
      onOpen={onOpen}
    />,
  );

describe('calendar of applications', () => {
  it('shows the month and the undated applications even without any date', async () => {
    const onOpen = jest.fn();
    const { container } = show([card('a', '北方科技'), card('b', '南山银行', { stage: 'ended' })], onOpen);
    expect(screen.getByRole('table', { name: '2026年11月' })).toBeTruthy();
    const undated = within(screen.getByRole('region', { name: '还没有日期' }));
    expect(undated.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(undated.getByRole('button', { name: '写下“北方科技 会计”的日期' }));
    expect(onOpen).toHaveBeenCalledWith('a');
    expect(screen.queryByRole('button', { name: '导出全部' })).toBeNull();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('leaves dated applications out of the undated list', () => {
    show([card('a', '北方科技', { deadline: '2026-11-30' })]);
    expect(screen.getAllByRole('button', { name: '截止投递：北方科技 会计' })).toHaveLength(2);
    expect(screen.queryByRole('region', { name: '还没有日期' })).toBeNull();
    expect(screen.getByRole('button', { name: '导出全部' })).toBeTruthy();
  });
});
