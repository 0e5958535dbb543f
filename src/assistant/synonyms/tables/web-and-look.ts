// Synonyms for parts of sites, devices and their look.

export const WEB_AND_LOOK = `
web site, homepage, home page, webpage > site website page
web address, internet address, own address, site address > domain url
own domain, my domain, our domain, own url, own web address, vanity domain > custom domain
sub domain > domain subdomain
shortened > link short
send visitors, point to, forward visitors > redirect
old urls, moved pages > redirect
dead link, dead links, broken link, broken links > broken link 404
page not found > 404
bar code, barcode > barcode qr
menu bar, navbar, nav bar, navigation bar > navigation menu sidebar
side bar, left column > sidebar navigation
top bar, header bar > navbar header
bottom of the page, page bottom > footer
drop down, drop-down, pull-down > dropdown select
check box, tick box > checkbox
slider > toggle switch
hint, bubble > tooltip
info box, callout, note box > callout admonition
screen size, screen sizes, fit any screen, small screens, fit the screen > responsive layout breakpoint
phone app, smartphone, cell phone, cellphone, handset > mobile ios android
iphone, ipad > ios mobile apple
android phone > android mobile
mac, macbook > macos
pc > windows
computer, laptop, notebook > machine computer local device
my own computer, my computer, on my machine, my laptop > local locally machine
gadget, gear > device hardware
watch, smartwatch, wristband > wearable device watch
headset, earphones > headset audio
chrome, safari, firefox > browser
without internet, no internet, without a connection, no connection, without network, without wifi > offline connection network
internet, online > network internet
go online > network internet
wifi, wireless > wifi network
look, appearance, looks, visuals > theme style appearance branding design
look like, how it looks, change the look, other look > theme style appearance customize
design > design theme style
branding, brand, corporate design, our colors, own colors > branding theme color logo
colour, hue, tint, shade > color theme
dark mode, night mode, dark theme > dark mode theme
light mode > light theme
typeface, lettering, font > font typography
text size, bigger text > font size
width, height, bigger, smaller > size width height
frame, edge, outline > border frame
backdrop, wallpaper > background
arrangement > layout
corner > position
moving picture, move around > animation
style sheet, stylesheet > css style
white label, no branding, hide your logo, remove your logo, powered by > white-label branding
map, near me, nearby, nearest, close by, distance > location geo distance
whereabouts, gps > location geo
nation > country region
part of the world > region
english, german, french, spanish > language locale
tab icon, little icon > favicon
search engine, google finds, found on google, google ranking > seo search
social preview, preview picture, link preview > og preview image
blind, screen reader, disabled people > accessibility
key combination, hotkey, shortcut > shortcut keyboard
webcam > camera
printer, print, print out, on paper > print pdf
`;
