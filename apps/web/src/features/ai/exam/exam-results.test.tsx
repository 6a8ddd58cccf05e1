import type { Dimension } from '@qicheng/analysis/result';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { TargetCards } from '../postgrad-exam/postgrad-result.js';
import { Competitiveness } from './exam-results.js';

const part = (label: string, weight: number): Dimension => ({
  key: label,
  label,
  weight,
  score: weight > 0 ? 70 : 0,
  contributions: [{ ruleId: 'r', points: 70, reason: `${label}的理由`, evidence: [] }],
});

describe('a standing', () => {
  it('draws the dimensions that count, and names those without data', () => {
    const dimensions = [part('英语', 40), part('数学', 30), part('时间', 30), part('科研', 0)];
    render(
      <MemoryRouter>
        <Competitiveness dimensions={dimensions} resumeId={null} />
      </MemoryRouter>,
    );
    expect(screen.getByRole('img', { name: '各维度得分：英语 70，数学 70，时间 70' })).not.toBeNull();
    expect(screen.getByText('科研', { selector: 'dt' })).not.toBeNull();
    expect(screen.queryByText('权重 0%')).toBeNull();
  });
});

describe('a target', () => {
  it('says once what is missing, and shows year and source of each figure', () => {
    const source = { title: '示例大学招生简章', date: '2026-09-01' };
    const figure = {
      key: 'line',
      label: '复试线',
      year: 2026,
      value: '350 分',
      formula: '总分',
      source,
    } as const;
    const lack = { label: '示例大学 软件工程的报录比：数据缺失', remedy: '请查公布的数据' };
    const target = {
      school: '示例大学',
      major: '软件工程',
      region: '',
      group: '稳',
      method: 'step',
    } as const;
    render(<TargetCards targets={[{ ...target, reasons: ['理由'], figures: [figure], missing: [lack] }]} />);
    expect(screen.getByText('报录比', { selector: 'dt' })).not.toBeNull();
    expect(screen.getByText('示例大学招生简章（2026-09-01）')).not.toBeNull();
    expect(screen.getByText('稳')).not.toBeNull();
  });
});
