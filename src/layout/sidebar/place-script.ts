// Owns the script beside the sidebar: before the first paint it scrolls to where the reader left it, or to the page's entry.

/** `page/keep-sidebar-place.ts` writes the key. */
export const PLACE_SCRIPT =
  '{let s=document.getElementById("sidebar"),a=s.querySelector("[aria-current=page]"),b,c;' +
  'try{s.scrollTop=sessionStorage.getItem("docs-sidebar")||0}catch{}' +
  "if(a){b=a.getBoundingClientRect();c=s.getBoundingClientRect();" +
  "if(b.top<c.top+40||b.bottom>c.bottom-40)s.scrollTop+=b.top-c.top-c.height/3}}";
