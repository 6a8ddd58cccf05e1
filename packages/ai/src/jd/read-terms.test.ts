import { termsOf } from './read-terms.js';

describe('the words of a clause', () => {
  it('do not include 开发 alone: a hackathon is not back-end work', () => {
    expect(termsOf('负责后端开发').flat()).toEqual(['后端', '服务端', '后台服务']);
  });

  it('are names of tools first', () => {
    expect(termsOf('熟悉 Java，了解 Spring Boot').flat()).toEqual(expect.arrayContaining(['Java']));
  });
});
