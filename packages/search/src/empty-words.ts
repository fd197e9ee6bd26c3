const emptyWords = new Set(
  (
    'a about above across again against ago alike all almost alone along already also although always am ' +
    'an and another anything anywhere apart are arent around aside at away be became because become ' +
    'becomes been before began begin begins behind being belong belongs below beside besides better ' +
    'between beyond both bring brings but by came can cannot cant care carry choose come comes could ' +
    'counts decide decides described did didnt do does doesnt doing done dont down each easy either else ' +
    'elsewhere enough et even ever every everything exactly except far few find finds found four front ' +
    'further gave get gets getting give given gives go goes going gone good got had half hand hands ' +
    'happen happens has hasnt have havent having he her hers him his holds how however i including indeed ' +
    'instead into isnt it its itself just keep keeps kept kind know known knows later leads learn least ' +
    'leave leaves left less let like long longer look looks lot made make makes many matter matters may ' +
    'maybe me mean means meant meet met might moment more most much must my nearly need needed needs ' +
    'neither never no nobody none nor nothing now off often once one ones only opens or ords other others ' +
    'otherwise ought our ours out outside over own per perhaps place places please probably puts quite ' +
    'rather reach reached reaches reads really said same say saying says see seen sees several shall she ' +
    'should shouldnt show shown shows side sides since sits so some someone something sometimes somewhere ' +
    'soon stand stands stay stays still stood such take taken takes tell tells than that thats the their ' +
    'theirs them themselves then there these they thing things those three through times to together told ' +
    'too took toward trying turns twice two under unless unlike until up us use used uses using usual ' +
    'usually very want was wasnt way ways we well went were what whatever when whenever where wherever ' +
    'whether which while who whoever whole whom whose why will within wont word words would wouldnt yes ' +
    'yet you your yours yourself'
  ).split(' '),
);

/**
 * Stop words are not indexed, and queries ignore them unless they contain nothing else. Words with a meaning in code
 * (`any`, `as`, `await`, `for`, `from`, `if`, `in`, `is`, `new`, `not`, `of`, `on`, `this`, `with`) are not in the
 * list.
 */
export function isEmptyWord(term: string): boolean {
  return emptyWords.has(term);
}
