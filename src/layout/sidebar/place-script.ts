// Owns the script beside the sidebar: before the first paint it scrolls to where the reader left it, or to the page's entry.

/**
 * `page/page.client.ts` writes the keys. The followed entry stays under the pointer, whatever groups opened or
 * closed above it. On a narrow screen the sidebar is closed: nothing is measured before the first paint.
 */
export const PLACE_SCRIPT =
  'if(matchMedia("(min-width:64rem)").matches){let s=document.getElementById("sidebar"),a=s.querySelector("[aria-current=page]"),' +
  'g=k=>{try{return sessionStorage.getItem("docs-sidebar"+k)}catch{}},' +
  "t=()=>a.getBoundingClientRect().top-s.getBoundingClientRect().top,h=s.clientHeight,l;" +
  's.scrollTop=g("")||0;' +
  'if(a){l=(g("-link")||"").split(" ");if(l[0]==a.pathname)s.scrollTop+=t()-l[1];' +
  "if(t()<40||t()>h-70)s.scrollTop+=t()-h/3}}";
