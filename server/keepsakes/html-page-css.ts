/**
 * The style of the page that a card is saved as. A checkbox opens the card, so it needs no script. The cover and the left page turn on the fold one
 * after the other, as one sheet. On a narrow screen the pages lie below each other, and the cover on the first: as wide as those
 * of the card that is read, whose smallest letters have 14 pixels on a screen of 320.
 */
export const PAGE_CSS = `
*{box-sizing:border-box;margin:0}
:root{--wall:#f3eee4;--text:#23272a;--page:min(29rem,46vw,64vh);--turn:.55s}
body{min-height:100vh;background:var(--wall);color:var(--text);font:400 1rem/1.5 Georgia,serif}
main{display:grid;justify-items:center;gap:1.25rem;padding:2rem 1rem 4rem;overflow-x:clip}
h1{font-size:1.4rem;font-weight:400;text-align:center;overflow-wrap:anywhere}
#open{position:absolute;opacity:0}
label{padding:.7rem 1.4rem;border-radius:.5rem;background:#1f5a43;color:#fff;font:600 1rem/1.2 system-ui,sans-serif;cursor:pointer}
#open:focus-visible+label{outline:3px solid #1f5a43;outline-offset:3px}
.when-open,#open:checked+label .when-closed{display:none}
#open:checked+label .when-open{display:inline}
.book{position:relative;display:grid;grid-template-columns:repeat(2,var(--page));perspective:140rem;translate:-25% 0;transition:translate calc(var(--turn)*2) ease-in-out}
#open:checked~.book{translate:0 0}
.page{position:relative;container-type:inline-size;aspect-ratio:5/7;background:var(--stock);overflow:hidden;backface-visibility:hidden;box-shadow:0 .6rem 1.6rem rgb(60 40 10/.16)}
.page img{position:absolute;inset:0;width:100%;height:100%}
.cover{position:absolute;z-index:2;top:0;left:50%;width:var(--page);background:var(--paper);transform-origin:0 50%;transition:transform var(--turn) ease-out var(--turn),visibility 0s linear var(--turn)}
#open:checked~.book .cover{transform:rotateY(-90deg);visibility:hidden;transition:transform var(--turn) ease-in,visibility 0s linear var(--turn)}
.left{transform-origin:100% 50%;transform:rotateY(90deg);visibility:hidden;transition:transform var(--turn) ease-in,visibility 0s linear var(--turn)}
#open:checked~.book .left{transform:none;visibility:visible;transition:transform var(--turn) ease-out var(--turn),visibility 0s linear var(--turn)}
.right{visibility:hidden;transition:visibility 0s linear calc(var(--turn)*2)}
#open:checked~.book .right{visibility:visible;transition-delay:0s}
.further{display:none;margin-top:1.5rem}
#open:checked~.book .further{display:block}
.letter{position:absolute;color:var(--ink);font-family:Hand,var(--scripts),"Segoe Print","Bradley Hand",cursive;line-height:var(--leading)}
.letter span{display:inline-block;width:100%;height:calc(1em*var(--leading));vertical-align:top;white-space:pre}
.read{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:pre-line}
@media (max-width:700px){
:root{--page:min(29rem,100vw - 22px)}
main{padding-inline:11px}
.book{grid-template-columns:var(--page);translate:none;gap:1rem}
.cover{left:0}
.left{transform-origin:50% 50%;transform:none}
#open:checked~.book .left{transition:none}
.right{display:none}
#open:checked~.book .right{display:block}
.further{margin-top:0}
}
@media (prefers-color-scheme:dark){
:root{--wall:#191b1a;--text:#ece7dc}
label{background:#a8cf9d;color:#14231b}
#open:focus-visible+label{outline-color:#a8cf9d}
.page{filter:brightness(.92)}
}
@media (prefers-reduced-motion:reduce){
:root{--turn:0s}
}
@media print{
label,h1{display:none}
.book{display:block;translate:none;perspective:none}
.page,.cover,.left,.right,.further{position:relative!important;left:0!important;display:block!important;visibility:visible!important;transform:none!important;width:120mm;margin:0 auto 8mm;break-inside:avoid;box-shadow:none;filter:none;print-color-adjust:exact}
}
`;
